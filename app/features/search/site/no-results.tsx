import { Trans, useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { SiteLink } from '#site/link.tsx';
import { NothingFound } from '#ui/nothing-found.tsx';
import type { Help } from '../queries.server.ts';
import { type Count, searchHref } from '../search.ts';
import { useTypeNames } from '../ui/use-type-names.ts';
import { Sections } from './before-search.tsx';
import css from './ways.module.css';

interface NoResultsProps {
  keyword: string;
  type: FindableType | undefined;
  help: Help;
}

/** Nothing was found: what may have been meant, what is found otherwise, and where else to look. */
export function NoResults({ keyword, type, help: { meant, anyType, parts, languages } }: NoResultsProps) {
  const { t } = useLingui();
  const names = useTypeNames();
  const countOf = useCounts();
  const kind = type && names[type];
  const better = meant?.keyword ?? '';
  const title = kind ? t`Nothing was found for “${keyword}” in: ${kind}` : t`Nothing was found for “${keyword}”`;
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
            <SiteLink to={searchHref({ keyword })}>{t`Search everything`}</SiteLink> <span>({countOf(anyType)})</span>
          </p>
        )}
        {!meant && !anyType && <p>{t`Try fewer or other words, or look in one of the sections below.`}</p>}
      </NothingFound>
      {parts.length > 0 && (
        <section aria-labelledby="parts" className={css.part}>
          <h2 id="parts">{t`Found one by one`}</h2>
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
      <OtherLanguages keyword={keyword} languages={languages} />
      <Sections />
    </>
  );
}

function OtherLanguages({ keyword, languages }: { keyword: string; languages: Help['languages'] }) {
  const { t } = useLingui();
  const countOf = useCounts();
  if (languages.length === 0) return null;
  const names = { 'zh-CN': t`In Chinese`, 'en-US': t`In English`, 'fr-FR': t`In French` };
  return (
    <section aria-labelledby="languages" className={css.part}>
      <h2 id="languages">{t`Found in other languages`}</h2>
      <ul role="list" className={css.words}>
        {languages.map(({ locale, ...count }) => (
          <li key={locale}>
            <a href={localHref(locale, searchHref({ keyword }))} hrefLang={locale}>
              {names[locale]} <span>{countOf(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many results, in words' place: `12`, `10,000+`. */
function useCounts(): (count: Count) => string {
  const { i18n } = useLingui();
  return ({ total, more }) => `${i18n.number(total)}${more ? '+' : ''}`;
}
