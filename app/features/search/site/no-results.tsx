import { Trans, useLingui } from '@lingui/react/macro';
import type { FindableType } from '#platform/search-index/findable.ts';
import { SiteLink } from '#shell/link.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import type { Help } from '../queries.server.ts';
import { type Count, searchHref } from '../search.ts';
import { useTypeNames } from '../ui/use-type-names.ts';
import { WhereElse } from './before-search.tsx';
import css from './ways.module.css';

interface NoResultsProps {
  keyword: string;
  type: FindableType | undefined;
  help: Help;
}

/** Nothing was found: what may have been meant, what is found otherwise, and where else to look. */
export function NoResults({ keyword, type, help: { meant, anyType, parts } }: NoResultsProps) {
  const { t } = useLingui();
  const names = useTypeNames();
  const countOf = useCounts();
  const kind = type && names[type];
  const better = meant?.keyword ?? '';
  const title = kind ? t`No results for “${keyword}” in ${kind}` : t`No results for “${keyword}”`;
  return (
    <>
      <NothingFound title={title}>
        {meant && (
          <p className={css.way}>
            <Trans>
              Did you mean <SiteLink to={searchHref({ keyword: better })}>{better}</SiteLink>?
            </Trans>{' '}
            <span>({countOf(meant)})</span>
          </p>
        )}
        {anyType && (
          <p className={css.way}>
            <SiteLink to={searchHref({ keyword })}>{t`Search the whole site`}</SiteLink>{' '}
            <span>({countOf(anyType)})</span>
          </p>
        )}
        {!meant && !anyType && <p>{t`Try fewer or different words, or browse one of the sections below.`}</p>}
      </NothingFound>
      {parts.length > 0 && (
        <section aria-labelledby="parts" className={css.part}>
          <h2 id="parts">{t`Results for each word`}</h2>
          <ul role="list" className={css.words}>
            {parts.map((part) => (
              <li key={part.keyword}>
                <SiteLink to={searchHref({ keyword: part.keyword })}>
                  {part.keyword} <span>{countOf(part)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <WhereElse />
    </>
  );
}

/** How many results, in words' place: `12`, `10,000+`. */
function useCounts(): (count: Count) => string {
  const { i18n } = useLingui();
  return ({ total, more }) => `${i18n.number(total)}${more ? '+' : ''}`;
}
