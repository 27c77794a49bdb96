import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import css from './tabs.module.css';

interface TabsProps {
  /** What they are tabs of: "Views". */
  label: string;
  /** `to`: path without language prefix. */
  tabs: { name: string; to: string; count?: number; current?: boolean }[];
}

/** Views of one list, each with how many it holds. */
export function Tabs({ label, tabs }: TabsProps) {
  const locale = useLocale();
  return (
    <nav aria-label={label}>
      <ul role="list" className={css.tabs}>
        {tabs.map(({ name, to, count, current }) => (
          <li key={to}>
            <a href={localHref(locale, to)} aria-current={current ? 'page' : undefined} data-stays="">
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span>{count.toLocaleString(locale)}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
