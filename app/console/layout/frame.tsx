import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { readAddress } from '#platform/i18n/address.ts';
import frame from '#ui/console/base.module.css';
import { Band } from '#ui/console/frame/band.tsx';
import { Rail } from '#ui/console/frame/rail.tsx';
import { KeysHelp } from '#ui/console/keys/keys-help.tsx';
import { Palette } from '#ui/console/palette/palette.tsx';
import { useFound } from '../find/use-found.ts';
import { areaOf, areas, type ConsoleData } from './areas.ts';
import { Bar, paletteId } from './bar.tsx';
import css from './frame.module.css';
import { usePageRail } from './page-rail.ts';
import { useAreaNames } from './use-area-names.ts';

/** The frame of every page of the console: skip link, bar, band, rail where the page has one, the page itself. */
export function Frame({ children, ...data }: ConsoleData & { children: ReactNode }) {
  const { t } = useLingui();
  const { path } = readAddress(useLocation().pathname);
  const rail = usePageRail();
  const names = useAreaNames();
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const current = areaOf(path);
  const places = areas
    .filter(({ area }) => data.areas.includes(area))
    .map(({ area, path: to, key }) => ({ name: names[area], to, note: `G ${key}` }));
  return (
    <div className={frame.console}>
      <a href="#main" className={css.skip}>{t`Skip to the content`}</a>
      <Bar {...data} current={current} />
      <Band />
      <div className={rail.length > 0 ? `${css.work} ${css.withRail}` : css.work}>
        {rail.length > 0 && <Rail label={current ? names[current] : t`Console`} groups={rail} path={path} />}
        <main id="main" tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {data.name && (
        <>
          <Palette
            id={paletteId}
            action="/console/find/"
            groups={[{ title: t`Go to`, links: places }, ...rail]}
            onType={setTyped}
            found={found}
          />
          <KeysHelp />
        </>
      )}
    </div>
  );
}
