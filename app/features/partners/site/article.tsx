import { useLingui } from '@lingui/react/macro';
import { DayBlock } from '#features/news/ui/day-block.tsx';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { Breadcrumbs } from '#shell/breadcrumbs.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Part } from '#shell/part.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { Prose } from '#ui/prose.tsx';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import { activitiesHref, readNumber } from '../partners.ts';
import { activities, readActivity } from '../queries.server.ts';
import { ActivityRow } from '../ui/activity-row.tsx';
import { Emblem } from '../ui/emblem.tsx';
import type { Route } from './+types/article.ts';
import css from './article.module.css';
import more from './more.module.css';

export const handle = { section: 'brand' } satisfies PageHandle;

/** How many others are offered after it. */
const othersShown = 3;

/** @throws 404 for an activity that does not exist or is not published yet */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, locale, clock } = siteOf(context, 'partners');
  const reader = { locale, now: clock.now() };
  const id = readNumber(params.id);
  const activity = id === undefined ? undefined : await readActivity(db, id, reader);
  if (!activity) throw new Refusal(404);
  return { activity, others: await activities(db, { ...reader, except: activity.id, limit: othersShown }) };
}

/** One activity of a partner. */
export default function ActivityPage({ loaderData }: Route.ComponentProps) {
  const { activity, others } = loaderData;
  const { t } = useLingui();
  const { title, summary, lang, body, publishedAt, partner } = activity;
  const foreign = useForeign(lang);
  const foreignName = useForeign(partner.lang);
  return (
    <>
      <PageHead title={title} description={summary} />
      <Banner section="brand" />
      <div className={more.page}>
        <Breadcrumbs
          trail={[
            { title: t`Partner window`, to: '/brand/' },
            { title: t`Partners’ activities`, to: '/brand/?tab=active' },
          ]}
        />
        <article className={css.article}>
          <div className={css.aside}>
            <DayBlock iso={publishedAt} />
            <p className={css.partner} lang={foreignName}>
              <SiteLink to={partner.href}>
                <Emblem partnerKey={partner.key} />
                {partner.name}
              </SiteLink>
            </p>
          </div>
          <div className={css.story}>
            <h1 lang={foreign}>
              <TitleWords>{title}</TitleWords>
            </h1>
            <p className={css.summary} lang={foreign}>
              {summary}
            </p>
            <NotYet lang={lang} />
            <Prose html={body} lang={lang} />
          </div>
        </article>
      </div>
      {others.length > 0 && (
        <Part id="others" title={t`More activities`} more={{ to: activitiesHref(), label: t`All activities` }}>
          <ul role="list" className={css.others}>
            {others.map((other) => (
              <li key={other.id}>
                <ActivityRow activity={other} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}
