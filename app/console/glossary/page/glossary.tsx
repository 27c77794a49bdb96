import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { nameAlone } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { PageHead } from '#shell/page-head.tsx';
import { ButtonLink } from '#ui/console/controls/button.tsx';
import { SelectField } from '#ui/console/controls/field.tsx';
import { Filters } from '#ui/console/controls/filters.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell, Under } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { NoHits } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import type { Route } from './+types/glossary.ts';
import { type GlossaryAddress, glossaryPath, readGlossaryAddress, termPath } from './glossary-address.ts';
import { listTerms } from './list-terms.server.ts';
import { usePartNames } from './part-names.ts';

export const headers = personalHeaders;

/** What was done with a term, as the address says it afterwards: `?done=`, and `?of=` which one. */
const deeds = ['saved', 'retired', 'restored'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const query = new URL(request.url).searchParams;
  const address = readGlossaryAddress(query);
  return {
    address,
    ...(await listTerms(site.db, site.locale, address)),
    mayWrite: may(staff, 'write'),
    done: deeds.find((deed) => deed === query.get('done')),
    of: query.get('of') ?? '',
  };
}

/** What things are called in each language, and what they are not. */
export default function GlossaryPage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { count, changed, mayWrite, terms } = loaderData;
  const title = t`Glossary`;
  const counted = count.toLocaleString(locale);
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} under={t`${counted} terms: what to call things, and what not to.`}>
        <a href="/console/glossary/file" download="glossary.md">
          {t`Download as a file`}
        </a>
        {mayWrite && <ButtonLink look="main" to={termPath()}>{t`Add a term`}</ButtonLink>}
      </ConsoleHead>
      <div className={page.stack}>
        <Done {...loaderData} />
        <TermFilters {...loaderData} />
        {changed > 0 && (
          <p className={page.small}>
            {t`Changed since the last release: ${changed}. Give the downloaded file to an engineer, who adds it to the project.`}
          </p>
        )}
        {terms.length > 0 ? <Terms {...loaderData} /> : <Nothing {...loaderData} />}
      </div>
    </>
  );
}

type PageData = Route.ComponentProps['loaderData'];

function Done({ done, of }: PageData) {
  const { t } = useLingui();
  if (!done) return null;
  const words = {
    saved: t`“${of}” saved. It applies now, in every language and for everyone.`,
    retired: t`“${of}” retired. You can find it under “Retired” and bring it back.`,
    restored: t`“${of}” brought back. It applies now.`,
  };
  return (
    <p role="status" className={page.done}>
      {words[done]}
    </p>
  );
}

function TermFilters({ address, parts }: PageData) {
  const { t } = useLingui();
  const nameOf = usePartNames();
  const shows = useShowNames();
  return (
    <Filters
      action="/console/glossary/"
      label={t`Search the glossary`}
      search={{ name: 'q', label: t`Term, in any language, used or not`, value: address.words }}
    >
      <SelectField
        id="filter-part"
        name="part"
        label={t({ message: 'Part', context: 'of the glossary' })}
        defaultValue={address.part}
        options={[
          { value: '', label: t({ message: 'All', context: 'parts of the glossary' }) },
          ...parts.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <SelectField
        id="filter-show"
        name="show"
        label={t({ message: 'Status', context: 'of a term' })}
        defaultValue={address.show}
        options={Object.entries(shows).map(([value, label]) => ({ value, label }))}
      />
    </Filters>
  );
}

function useShowNames(): Record<GlossaryAddress['show'], string> {
  const { t } = useLingui();
  return {
    used: t({ message: 'In use', context: 'terms' }),
    changed: t({ message: 'Changed since the release', context: 'terms' }),
    retired: t({ message: 'Retired', context: 'terms' }),
  };
}

function Terms({ terms, address }: PageData) {
  const { t } = useLingui();
  const nameOf = usePartNames();
  return (
    <List
      caption={t`Glossary`}
      columns={[
        { name: t({ message: 'Term', context: 'column' }) },
        { name: t`Not to be used` },
        { name: t({ message: 'Part', context: 'of the glossary' }), width: 'words' },
      ]}
    >
      {terms.map(({ key, part, title, lang, names, unused, note, differs }) => (
        <Row key={key.name}>
          <TitleCell
            title={title}
            lang={lang}
            to={termPath(key)}
            wraps
            under={names.map(([locale, name], i) => (
              <span key={locale}>
                {i > 0 && ' · '}
                <span lang={locale}>{name}</span>
              </span>
            ))}
          />
          <Cell ownLine>
            {unused.map(([locale, own]) => (
              <div key={locale}>
                <span className={page.soft} lang={locale}>
                  {nameAlone(locale)}
                </span>{' '}
                <span lang={locale}>{own.join(' · ')}</span>
              </div>
            ))}
            {note && <Under>{note}</Under>}
          </Cell>
          <Cell>
            {nameOf(part)}
            {differs && address.show !== 'changed' && <Under>{t({ message: 'Changed', context: 'term' })}</Under>}
          </Cell>
        </Row>
      ))}
    </List>
  );
}

/** Filters that nothing fits, each to be taken away. */
function Nothing({ address }: PageData) {
  const { t } = useLingui();
  const nameOf = usePartNames();
  const shows = useShowNames();
  const { words, part, show } = address;
  const filters = [
    words ? { name: t`“${words}”`, without: glossaryPath({ ...address, words: '' }) } : undefined,
    part ? { name: nameOf(part), without: glossaryPath({ ...address, part: '' }) } : undefined,
    show === 'used' ? undefined : { name: shows[show], without: glossaryPath({ ...address, show: 'used' }) },
  ].filter((filter) => filter !== undefined);
  return <NoHits title={t`No term matches`} filters={filters} all={glossaryPath()} />;
}
