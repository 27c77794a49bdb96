import { useLingui } from '@lingui/react/macro';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Lasting } from '#shell/rendering/lasting.tsx';
import type { ShellData } from '#shell/shell-data.ts';
import { Ribbon, unlikeRibbons } from '#ui/weave/ribbon.tsx';
import css from './sub-menu.module.css';
import { type SectionWithSubMenu, useSubMenus } from './sub-menus.ts';

interface SubMenuProps {
  section: SectionWithSubMenu;
  /** Name of the item it belongs to. */
  name: string;
  shell: ShellData;
  /** Its links lead straight to their paths, as the item's own does; those of others begin with the main site's host. */
  direct: boolean;
}

/** A sub-menu and the button that opens it: links with a woven picture each. */
export function SubMenu({ section, name, shell, direct }: SubMenuProps) {
  const { t } = useLingui();
  const id = `menu-${section}`;
  return (
    <>
      <button type="button" popoverTarget={id} className={css.open} aria-label={t`${name} sub-menu`}>
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="M2 4l4 4 4-4" />
        </svg>
      </button>
      <Lasting of={shell} id={id} popover="auto" className={css.panel}>
        {() => <Tiles section={section} panel={id} shell={shell} direct={direct} />}
      </Lasting>
    </>
  );
}

interface TilesProps extends Omit<SubMenuProps, 'name'> {
  /** Id of what the button of the phone's menu closes. */
  panel: string;
}

function Tiles({ section, panel, shell, direct }: TilesProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const host = direct ? '' : shell.host;
  const tiles = useSubMenus(shell.renamed)[section];
  const ribbons = unlikeRibbons(tiles.map(({ path }) => `menu-${path}`));
  return (
    <>
      <button type="button" popoverTarget={panel} popoverTargetAction="hide" className={css.back}>
        {t`Back to the menu`}
      </button>
      <ul className={css.tiles}>
        {tiles.map((tile, i) => (
          <li key={tile.path}>
            <a href={`${host}${localHref(locale, tile.path)}`} className={css.tile}>
              <Ribbon id={ribbons[i] ?? ''} className={css.picture} />
              <span>{tile.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
