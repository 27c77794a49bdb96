import { useLingui } from '@lingui/react/macro';
import type { Section } from '#platform/http/page-route.ts';
import { localHref } from '#platform/i18n/address.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { Ribbon, unlikeRibbons } from '#ui/weave/ribbon.tsx';
import css from './sub-menu.module.css';
import type { Tile } from './sub-menus.ts';

interface SubMenuProps {
  section: Section;
  /** Name of the item it belongs to. */
  name: string;
  tiles: Tile[];
  /** What the links begin with. */
  host: string;
}

/** A sub-menu and the button that opens it: links with a woven picture each. */
export function SubMenu({ section, name, tiles, host }: SubMenuProps) {
  const { t, i18n } = useLingui();
  const id = `menu-${section}`;
  const ribbons = unlikeRibbons(tiles.map(({ path }) => `menu-${path}`));
  return (
    <>
      <button type="button" popoverTarget={id} className={css.open} aria-label={t`${name} sub-menu`}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <div id={id} popover="auto" className={css.panel}>
        <button type="button" popoverTarget={id} popoverTargetAction="hide" className={css.back}>
          {t`Back to the menu`}
        </button>
        <ul className={css.tiles}>
          {tiles.map((tile, i) => (
            <li key={tile.path}>
              <a href={`${host}${localHref(i18n.locale as Locale, tile.path)}`} className={css.tile}>
                <Ribbon id={ribbons[i] ?? ''} className={css.picture} />
                <span>{tile.name}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
