import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { seeOther } from '#platform/http/see-other.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { Banner } from '#shell/banner.tsx';
import { SiteLink } from '#shell/link.tsx';
import type { PageHandle } from '#shell/page-handle.ts';
import { PageHead } from '#shell/page-head.tsx';
import button from '#ui/button.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { namedFilters } from '../../searches/named-filters.server.ts';
import { searchByKey, stopTelling } from '../../searches/saved-searches.server.ts';
import { useSearchWords } from '../../ui/use-search-words.ts';
import css from '../library/negotiation.module.css';
import type { Route } from './+types/unsubscribe.ts';

export const headers = personalHeaders;

export const handle = { section: 'negotiation' } satisfies PageHandle;

/** @throws 404 for a key that is of no search, or no longer */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, locale } = siteOf(context);
  const search = await searchByKey(db, params.key);
  if (!search) throw new Refusal(404);
  return { key: search.key, tells: search.tells, list: search.href, named: namedFilters(search.filters, locale) };
}

/** Asked for by POST alone: programs that look at the links of a mail stop nothing. */
export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context);
  await stopTelling(site.db, params.key);
  return seeOther(site, `/negotiation/unsubscribe/${encodeURIComponent(params.key)}`);
}

/** Stops the messages of a saved search, for whoever has the link of one: without logging in. */
export default function UnsubscribePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const { key, tells, list, named } = loaderData;
  const title = t`Alerts for new projects`;
  const words = useSearchWords()(named);
  return (
    <>
      <PageHead title={title} unlisted />
      <meta name="referrer" content="same-origin" />
      <Banner section="negotiation" title={title} />
      <div className={css.page}>
        <p className={css.lead}>
          <b>{words}</b>
        </p>
        {tells ? (
          <PostForm action={`/negotiation/unsubscribe/${key}`}>
            <p>{t`Stop alerts for this search?`}</p>
            <button type="submit" className={button.primary}>{t`Stop alerts`}</button>
          </PostForm>
        ) : (
          <p role="status">{t`You will no longer receive alerts for this search.`}</p>
        )}
        <p className={css.lead}>
          <SiteLink to={list}>{t`Projects in this search`}</SiteLink>
        </p>
      </div>
    </>
  );
}
