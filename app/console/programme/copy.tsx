import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { staffPage } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { valuesIn } from '#platform/http/body/form-fields.ts';
import { formOf } from '#platform/http/body/read-form.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Button } from '#ui/console/controls/button.tsx';
import { SelectField } from '#ui/console/controls/field.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { formatWeekday } from '#ui/dates/dates.ts';
import { PostForm } from '#ui/form/post-form.tsx';
import type { Route } from './+types/copy.ts';
import { CollisionList } from './collision-list.tsx';
import { copiesOf, copyDay } from './copy-day.server.ts';
import { shownCollision } from './day-grid.server.ts';
import { copyHref, gridHref } from './grid-address.ts';
import css from './programme.module.css';
import { countOn, readProgramme } from './read-grid.server.ts';
import { useSpanWords } from './use-place-words.ts';

export const headers = personalHeaders;

/** The day that is copied, and the one onto which. @throws 404 where these are no days of a programme */
async function daysOf(request: Request, site: SiteContext) {
  const query = new URL(request.url).searchParams;
  const [from, to] = [query.get('from') ?? '', query.get('to') || undefined];
  const programme = await readProgramme(site, Number(query.get('edition')) || undefined);
  const isOther = to === undefined || (isDay(to) && to !== from && programme?.days.includes(to));
  if (!programme?.days.includes(from) || !isOther) throw new Refusal(404);
  return { programme, from, to };
}

/** `?from=` a day `&to=` another one: what the copies would collide with; nothing is written. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'write');
  const { programme, from, to } = await daysOf(request, site);
  const { edition } = programme;
  const copies = to === undefined ? undefined : copiesOf(programme, from, to);
  return {
    ...{ from, to, edition, rooms: programme.rooms },
    there: to === undefined ? 0 : await countOn(site.db, { edition, day: to }),
    days: programme.days.filter((day) => day !== from),
    copies: copies?.map(({ event, collisions }) => ({ event, collisions: collisions.map(shownCollision) })),
  };
}

/** Copies the events that the page listed, where the other day is as it was then. */
export async function action({ context, request }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const { programme, from, to } = await daysOf(request, site);
  if (to === undefined) throw new Refusal(400);
  const { edition, events } = programme;
  const form = await formOf(request);
  const listed = valuesIn(form, 'event').map(Number);
  const ids = events.filter(({ id, day }) => day === from && listed.includes(id)).map(({ id }) => id);
  const copied = await copyDay(site, staff, { edition, from, to, ids, there: Number(form.get('there')) });
  if (copied.outcome === 'changed') return data({ isChanged: true }, { status: 409 });
  return seeOther(site, gridHref({ day: to, edition, copied: copied.count }));
}

/** A day of the programme is copied onto another one: which events, and what they would collide with there. */
export default function CopyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { from, to, edition, days } = loaderData;
  const title = t`Copy a day of the programme`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={<a href={localHref(locale, gridHref({ day: from, edition }))}>{t`Programme`}</a>}
        under={formatWeekday(from, locale)}
      />
      <div className={page.stack}>
        {actionData?.isChanged && (
          <div role="alert">
            <Note kind="stop" title={t`Nothing was copied`}>
              <p>{t`The day you copy to has changed since you opened this page: the events may have been copied already. Look at what is there now.`}</p>
            </Note>
          </div>
        )}
        <Panel title={t`Copy to`}>
          <form method="get" action={localHref(locale, '/console/programme/copy')} className={page.asked}>
            <input type="hidden" name="from" value={from} />
            <input type="hidden" name="edition" value={edition} />
            <SelectField
              id="to"
              label={t`Day`}
              defaultValue={to ?? days[0]}
              options={days.map((day) => ({ value: day, label: formatWeekday(day, locale) }))}
            />
            <Button>{t`Check for collisions`}</Button>
          </form>
        </Panel>
        <Copies {...loaderData} />
      </div>
    </>
  );
}

function Copies({ from, to, edition, rooms, copies, there }: Route.ComponentProps['loaderData']) {
  const { t } = useLingui();
  const locale = useLocale();
  const { spanOf, roomOf } = useSpanWords({ rooms });
  if (to === undefined || !copies) return null;
  const day = formatWeekday(to, locale);
  if (copies.length === 0) return <p>{t`There are no events on this day.`}</p>;
  return (
    <Panel title={day}>
      <p>{t`Each event is copied with its texts in every language, as a draft. Drafts take nothing: what collides has to be moved before it is published.`}</p>
      <PostForm action={copyHref({ from, to, edition })}>
        <input type="hidden" name="there" value={there} />
        <ul role="list" className={css.copies}>
          {copies.map(({ event, collisions }) => (
            <li key={event.id}>
              <input type="hidden" name="event" value={event.id} />
              <b lang={event.lang}>{event.title}</b>
              <p className={`${page.small} ${page.soft}`}>
                {spanOf(event)} · {roomOf(event)}
              </p>
              {collisions.length > 0 && (
                <>
                  <p className={page.late}>{t`This would collide:`}</p>
                  <CollisionList collisions={collisions} rooms={rooms} />
                </>
              )}
            </li>
          ))}
        </ul>
        <p>
          <Button look="main">{t`Copy as drafts`}</Button>
        </p>
      </PostForm>
    </Panel>
  );
}
