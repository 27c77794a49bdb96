import { useLingui } from '@lingui/react/macro';
import { data } from 'react-router';
import { findMedia, readCaptions } from '#features/media/index.server.ts';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { locales } from '#platform/i18n/locale.ts';
import { bestOf } from '#platform/i18n/texts.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Beside, Panel, ShortFacts } from '#ui/console/page/panel.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import type { Route } from './+types/item.ts';
import { CaptionForms } from './caption-forms.tsx';
import { Descriptions } from './descriptions.tsx';
import { FocusForm } from './focus/focus-form.tsx';
import { takeForm } from './item.server.ts';
import { ItemNote } from './item-note.tsx';
import { DropForm, ReplaceForm, StillForm } from './own-forms.tsx';
import { placesOf } from './places.server.ts';
import { Places } from './places.tsx';

export const headers = personalHeaders;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'write');
  const item = await findMedia(site.db, idIn(params.id), site.locale);
  if (!item) throw new Refusal(404);
  const captions =
    item.kind === 'video'
      ? await Promise.all(locales.map(async (locale) => ({ locale, vtt: await readCaptions(site, item.id, locale) })))
      : [];
  return { item, captions, places: await placesOf(site.db, item.id, site.locale) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'write');
  const id = idIn(params.id);
  if (!(await findMedia(site.db, id, site.locale))) throw new Refusal(404);
  const answer = await takeForm(site, staff, id, request);
  if (answer === 'busy') return data({ refused: 'busy' as const }, 503);
  if (!('done' in answer)) return data(answer, 422);
  return answer.done === 'dropped' ? seeOther(site, '/console/media/') : answer;
}

function idIn(text: string | undefined): number {
  if (!/^\d{1,15}$/.test(text ?? '')) throw new Refusal(404);
  return Number(text);
}

/** A picture or film: what it shows in words, where it stands, what becomes of it. */
export default function Item({ loaderData: { item, captions, places }, actionData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const title = item.kind === 'video' ? t`Video ${item.id}` : t`Picture ${item.id}`;
  const path = `/console/media/${item.id}/`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        above={<SiteLink to="/console/media/">{t`Media`}</SiteLink>}
        under={bestOf(item.alts, locale) ?? t`No description`}
      />
      {actionData && <ItemNote done={actionData} />}
      <Beside
        label={t`Used in`}
        aside={
          <>
            <Places places={places} />
            <Panel title={t`Details`}>
              <ShortFacts
                facts={[
                  { name: t`Size`, value: `${item.width} × ${item.height}` },
                  { name: t`Added`, value: formatDay(new Date(item.createdAt).toISOString(), locale) },
                ]}
              />
            </Panel>
            {item.kind === 'picture' ? <ReplaceForm path={path} /> : <StillForm path={path} still={item.shown?.id} />}
            <DropForm path={path} isUsed={places.length > 0} />
          </>
        }
      >
        {item.kind === 'picture' && item.shown && <FocusForm path={path} picture={item.shown} focus={item.focus} />}
        <Descriptions path={path} alts={item.alts} />
        {captions.length > 0 && (
          <CaptionForms path={path} captions={captions} silent={item.silent} wrong={wrongCaptions(actionData)} />
        )}
      </Beside>
    </>
  );
}

function wrongCaptions(done: Route.ComponentProps['actionData']) {
  return done && 'captions' in done ? done.captions : undefined;
}
