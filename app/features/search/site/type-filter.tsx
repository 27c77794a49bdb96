import { useLingui } from '@lingui/react/macro';
import type { FindableType } from '#platform/search-index/findable.ts';
import { SiteLink } from '#shell/link.tsx';
import { searchHref, type TypeCount } from '../search.ts';
import { useTypeNames } from '../ui/use-type-names.ts';
import css from './type-filter.module.css';

interface TypeFilterProps {
  keyword: string;
  type: FindableType | undefined;
  types: TypeCount[];
}

/** The kinds of things that were found, each with how many there are. */
export function TypeFilter({ keyword, type, types }: TypeFilterProps) {
  const { t, i18n } = useLingui();
  const names = useTypeNames();
  return (
    <nav aria-label={t`Result types`} className={css.filter}>
      <ul role="list">
        <li>
          <SiteLink to={searchHref({ keyword })} aria-current={type ? undefined : 'page'}>
            {t`All`}
          </SiteLink>
        </li>
        {types.map((each) => (
          <li key={each.type}>
            <SiteLink
              to={searchHref({ keyword, type: each.type })}
              aria-current={each.type === type ? 'page' : undefined}
            >
              {names[each.type]}{' '}
              <span className={css.count}>
                {i18n.number(each.total)}
                {each.more && '+'}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
