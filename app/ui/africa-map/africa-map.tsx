import { type ReactNode, useId } from 'react';
import styles from './africa-map.module.css';
import { useFirstMap } from './first-map.ts';
import type { MapCountry } from './map-country.ts';
import { FRAME, LAND, liesOnTop, OUTLINES, WIDER_AREAS } from './map-paths.ts';
import { usePointed } from './use-pointed.ts';

interface AfricaMapProps {
  countries: readonly MapCountry[];
  /** What the map is, for those who do not see it. */
  label: string;
  /** What the marked countries have in common: the map's key. */
  markedAre?: string;
  /** Code of the country that the page is about. */
  selected?: string;
  /** The surface it lies on. */
  tone?: 'deep' | 'paper';
}

/** A checker of plain weave, two stitches a side: gaps between them, a darker second thread, strands along and across. */
const GAPS = 'M0 0h2M0 1h2M0 2h2M0 0v2M1 0v2M2 0v2';
const SECOND = 'M0 0h1v1H0zM1 1h1v1H1z';
const STRANDS = 'M0 .37h1M0 .63h1M1 1.37h1M1 1.63h1M1.37 0v1M1.63 0v1M.37 1v1M.63 1v1';

const outlines = (codes: readonly string[]): string => codes.map((code) => OUTLINES.get(code) ?? '').join('');

/**
 * Africa in stitches; each country with an address is a link. Needs no script. The land is woven once: a pattern in the
 * ground's own colour lies over it and cuts the stitches, so a country costs one outline, which is also its focus ring.
 * Awake, the country under pointer, focus or finger is named on the map itself.
 */
export function AfricaMap({ countries, label, markedAre, selected, tone = 'deep' }: AfricaMapProps): ReactNode {
  const pattern = useId();
  const isFirst = useFirstMap();
  const { pointed, on } = usePointed(countries);
  const shown = countries.filter(({ code }) => OUTLINES.has(code));
  const links = shown.filter(({ href }) => href);
  const ordered = [...links.filter(({ code }) => !liesOnTop(code)), ...links.filter(({ code }) => liesOnTop(code))];
  const marked = outlines(
    shown.filter((country) => country.marked && country.code !== selected).map(({ code }) => code),
  );
  const { x, y, width, height } = FRAME;
  return (
    <figure className={styles[tone]}>
      <div className={styles.frame}>
        <svg
          className={isFirst ? `${styles.map} ${styles.first}` : styles.map}
          viewBox={`${x} ${y} ${width} ${height}`}
          role={links.length > 0 ? 'group' : 'img'}
          aria-label={label}
          {...on}
        >
          <pattern id={pattern} width="2" height="2" patternUnits="userSpaceOnUse">
            <path className={styles.second} d={SECOND} />
            <path className={styles.strands} d={STRANDS} />
            <path className={styles.gaps} d={GAPS} />
          </pattern>
          <path className={styles.land} d={LAND} />
          {marked && <path className={styles.marked} d={marked} />}
          {selected && <path className={styles.selected} d={outlines([selected])} />}
          <rect className={styles.weave} x={x} y={y} width={width} height={height} fill={`url(#${pattern})`} />
          {ordered.map(({ code, name, href }) => (
            <a key={code} href={href} aria-current={code === selected ? 'true' : undefined}>
              <title>{name}</title>
              {WIDER_AREAS.has(code) && <path className={styles.area} d={WIDER_AREAS.get(code)} />}
              <path d={OUTLINES.get(code)} />
            </a>
          ))}
        </svg>
        {pointed && <MapLabel country={pointed.country} leads={pointed.by === 'touch'} />}
      </div>
      {markedAre && marked && <figcaption className={styles.key}>{markedAre}</figcaption>}
    </figure>
  );
}

/** Names a country beside its shape. A finger covers what it touches: for it the label leads to the country. */
function MapLabel({ country: { name, href }, leads }: { country: MapCountry; leads: boolean }) {
  if (!leads)
    return (
      <p aria-hidden="true" className={styles.label}>
        {name}
      </p>
    );
  return (
    <p role="status" className={styles.label}>
      <a href={href}>{name}</a>
    </p>
  );
}
