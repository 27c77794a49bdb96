import { useLingui } from '@lingui/react/macro';
import { SiteLink } from '#shell/link.tsx';
import page from '#ui/console/page/page.module.css';
import { Panel } from '#ui/console/page/panel.tsx';
import css from './item.module.css';
import type { Place } from './places.server.ts';

/** Where a picture or film stands, each as a link into its editor. */
export function Places({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Used in`}>
      {places.length === 0 && <p>{t`Not used in any text.`}</p>}
      <ul role="list" className={page.stack}>
        {places.map((place) => (
          <li key={place.to}>
            <OnePlace place={place} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** One of them: its title leads there. */
export function OnePlace({ place: { to, kindName, title, isOut } }: { place: Place }) {
  const { t } = useLingui();
  return (
    <>
      <SiteLink to={to}>{title}</SiteLink>{' '}
      <span className={css.place}>
        {kindName} · {isOut ? t`published` : t`in a draft`}
      </span>
    </>
  );
}
