import { Plural, useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { SiteLink } from '#shell/link.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { Filters } from '#ui/console/controls/filters.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import page from '#ui/console/page/page.module.css';
import type { Route } from './+types/find.ts';
import { findAll } from './find-all.server.ts';
import css from './found.module.css';
import type { FoundGroup } from './found.ts';
import { NothingFound } from './nothing-found.tsx';
import { useCounted } from './use-counted.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site);
  const words = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  return { words, groups: await findAll(site, staff, words) };
}

/** What words lead to in the console: the palette's own page, and the whole of it where no script runs. */
export default function FindPage({ loaderData: { words, groups } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = words ? t`Find: ${words}` : t`Quick search`;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={t`Quick search`} />
      <Filters
        action="/console/find/"
        label={t`Quick search`}
        search={{ name: 'q', label: t`Title, number or action`, value: words }}
      />
      {words && (
        <p role="status" className={count === 0 ? css.heard : undefined}>
          <Plural value={count} _0="Nothing found." one="# found." other="# found." />
        </p>
      )}
      {words && count === 0 && <NothingFound words={words} />}
      {!words && (
        <p className={page.soft}>{t`Finds content in every language, actions, media, what is waiting and people.`}</p>
      )}
      <div className={css.found}>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
    </>
  );
}

function Group({ title, links, all, ...counted }: FoundGroup) {
  const { t } = useLingui();
  const count = useCounted()(counted);
  return (
    <section className={css.group}>
      <h2>
        {title} <small>{count}</small>
      </h2>
      <ul role="list">
        {links.map(({ name, lang, to, note, noteLang }) => (
          <li key={to}>
            <SiteLink to={to}>
              <span lang={lang}>{name}</span>
              {note && <small lang={noteLang}>{note}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
      {all && <SiteLink to={all}>{t`All results in ${title}`}</SiteLink>}
    </section>
  );
}
