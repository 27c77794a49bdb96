import { Plural, useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import type { FindableType } from '#platform/search-index/findable.ts';
import { SiteLink } from '#shell/link.tsx';
import { formatDay } from '#ui/dates/dates.ts';
import { FoundIn } from '#ui/found-in.tsx';
import { NotYet } from '#ui/not-yet.tsx';
import { pagesOf } from '#ui/pages/pages-of.ts';
import { Pagination } from '#ui/pages/pagination.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { FoundByType } from '../queries.server.ts';
import { type Result, resultsPerPage, type Segment, searchHref } from '../search.ts';
import { useTypeNames } from '../ui/use-type-names.ts';
import css from './results.module.css';
import { TypeFilter } from './type-filter.tsx';

interface ResultsProps {
  keyword: string;
  type: FindableType | undefined;
  page: number;
  found: FoundByType;
}

/** What was found: how much of each kind, and a page of it. */
export function Results({ keyword, type, page, found }: ResultsProps) {
  const { t, i18n } = useLingui();
  const { total, more, types, results } = found;
  const counted = i18n.number(total);
  return (
    <>
      <TypeFilter keyword={keyword} type={type} types={types} />
      <h2 className={css.count}>
        {more ? (
          t`More than ${counted} results for “${keyword}”`
        ) : (
          <Plural value={total} one={`# result for “${keyword}”`} other={`# results for “${keyword}”`} />
        )}
      </h2>
      <ol role="list" className={css.results}>
        {results.map((result) => (
          <li key={`${result.type} ${result.id}`}>
            <ResultEntry result={result} />
          </li>
        ))}
      </ol>
      <Pagination
        page={page}
        pages={pagesOf(total, resultsPerPage)}
        hrefOf={(number) => searchHref({ keyword, type, page: number })}
        label={t`Pages of results`}
      />
    </>
  );
}

function ResultEntry({ result }: { result: Result }) {
  const locale = useLocale();
  const names = useTypeNames();
  const foreign = useForeign(result.lang);
  const excerptLang = useForeign(result.foundIn ?? result.lang);
  return (
    <article className={css.result}>
      <p className={css.meta}>
        <b>{names[result.type]}</b>
        {result.day && <time dateTime={result.day}>{formatDay(result.day, locale)}</time>}
        <NotYet lang={result.lang} />
        <FoundIn lang={result.foundIn} />
      </p>
      <h3 lang={foreign}>
        <SiteLink to={result.href} covers>
          <Marked segments={result.title} />
        </SiteLink>
      </h3>
      {result.excerpt.length > 0 && (
        <p className={css.excerpt} lang={excerptLang}>
          <Marked segments={result.excerpt} />
        </p>
      )}
    </article>
  );
}

function Marked({ segments }: { segments: Segment[] }) {
  let at = 0;
  return segments.map(({ text, marked }) => {
    const key = at;
    at += text.length;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
