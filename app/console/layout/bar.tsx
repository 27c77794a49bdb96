import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { LanguageBar } from '#shell/language-bar.tsx';
import { SiteLink } from '#shell/link.tsx';
import { Icon } from '#ui/console/icon.tsx';
import { bindKey } from '#ui/console/keys/bound-keys.ts';
import { Kbd } from '#ui/console/keys/kbd.tsx';
import { Face } from '#ui/console/people/face.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Logo } from '#ui/weave/logo.tsx';
import { type Area, areas, type ConsoleData } from './areas.ts';
import css from './bar.module.css';
import { useAreaNames } from './use-area-names.ts';

/** Id of the box that "Quick search" opens. */
export const paletteId = 'palette';

interface BarProps extends ConsoleData {
  current: Area | undefined;
}

/** The bar: brand, parts, "Quick search", languages, who works here. On a narrow page parts and languages open from it. */
export function Bar({ name, person = '', areas: open, counts, current }: BarProps) {
  const { t } = useLingui();
  return (
    <header className={css.bar}>
      {open.length > 0 && (
        <button type="button" popoverTarget="areas" className={css.menu} aria-label={t`Menu`}>
          <Icon name="menu" />
        </button>
      )}
      <SiteLink to="/console/" className={css.brand}>
        <Logo />
        <span>{t`Expo console`}</span>
      </SiteLink>
      {open.length > 0 && <Areas open={open} counts={counts} current={current} />}
      {name && (
        <button type="button" popoverTarget={paletteId} className={css.find} aria-keyshortcuts="Control+K">
          <Icon name="search" />
          {t`Quick search`}
          <Kbd silent>Ctrl K</Kbd>
        </button>
      )}
      {name ? (
        <>
          <button type="button" popoverTarget="own" className={css.self}>
            <Face id={person} />
            <VisuallyHidden>
              <Trans>
                <span lang="">{name}</span>, language
              </Trans>
            </VisuallyHidden>
          </button>
          <div id="own" popover="auto" className={css.own}>
            <LanguageBar />
            <SiteLink to="/console/account/" className={css.me}>
              <Face id={person} />
              <span lang="">{name}</span>
            </SiteLink>
          </div>
        </>
      ) : (
        <div className={css.stranger}>
          <LanguageBar />
        </div>
      )}
    </header>
  );
}

function Areas({ open, counts, current }: Pick<BarProps, 'counts' | 'current'> & { open: readonly Area[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const names = useAreaNames();
  return (
    <nav id="areas" popover="auto" aria-label={t`Console sections`} className={css.areas}>
      <ul role="list">
        {areas
          .filter(({ area }) => open.includes(area))
          .map(({ area, path, key }) => (
            <li key={area}>
              <SiteLink
                to={path}
                aria-current={area === current ? 'true' : undefined}
                ref={leadBy(`G ${key}`, names[area])}
              >
                {names[area]}
                {counts?.[area] !== undefined && <b>{counts[area].toLocaleString(locale)}</b>}
              </SiteLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** A ref for a link that keys follow, while it is there. */
function leadBy(keys: string, does: string) {
  return (link: HTMLAnchorElement | null) => (link ? bindKey({ keys, does, run: () => link.click() }) : undefined);
}
