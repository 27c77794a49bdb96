import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import { Mark } from '#ui/console/states/mark.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import type { Route } from './+types/freshness.ts';
import { readFreshness, type StaleGroup } from './read-freshness.server.ts';

export const headers = personalHeaders;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  return readFreshness(site, staff);
}

/** What of the site has grown old or lacks something: each line leads to where it is mended. */
export default function FreshnessPage({ loaderData: { stale, fresh } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Needs attention`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead
        title={title}
        under={t`What is out of date or missing. Each line opens the place to put it right.`}
      />
      {stale.length === 0 && (
        <Empty id="freshness" title={t`Nothing needs attention`}>
          <p>{t`Texts, pictures and messages are up to date.`}</p>
        </Empty>
      )}
      <div className={page.stack}>
        {stale.map((group) => (
          <Group key={group.title} {...group} />
        ))}
        {stale.length > 0 && fresh.length > 0 && (
          <Panel title={t`In order`}>
            <ul role="list" className={page.line}>
              {fresh.map((name) => (
                <li key={name}>
                  <Mark of="published" /> {name}
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
    </>
  );
}

function Group({ title, lines, isCut }: StaleGroup) {
  const { t } = useLingui();
  const locale = useLocale();
  const languages = useLanguageNames();
  return (
    <Panel title={title}>
      <List
        caption={title}
        columns={[
          { name: t`What` },
          { name: t`Language`, width: 'words' },
          { name: t({ message: 'Count', context: 'column' }), numeric: true, width: 'date' },
        ]}
      >
        {lines.map(({ title: what, lang, note, locale: of, count, to }) => (
          <Row key={`${to} ${what} ${of} ${note}`}>
            <TitleCell title={what} lang={lang} to={to} under={note} wraps />
            <Cell>{of && languages[of]}</Cell>
            <Cell numeric>{count?.toLocaleString(locale)}</Cell>
          </Row>
        ))}
      </List>
      {isCut && <p className={page.small}>{t`There is more: it moves up as this is done.`}</p>}
    </Panel>
  );
}
