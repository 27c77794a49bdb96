import { useLingui } from '@lingui/react/macro';
import css from './area-map.module.css';

interface AreaMapProps {
  /** What the map is, for those who do not see it. */
  label: string;
  /** Hotels, by the numbers they have in the list beside it. */
  places?: { number?: number; x: number; y: number }[];
  /** Draws the ways to the venue too. */
  ways?: boolean;
}

/** Rivers, and what runs on rails, as everybody in Changsha would draw them on a napkin: nothing is to scale. */
const XIANG = 'M60-4C84 40 112 80 112 120S60 190 86 284';
const LIUYANG = 'M308 284C290 262 242 244 238 206S222 128 190 108 140 76 93 55';
const ISLE = 'M100 158q-2 14-10 25';
const LINE_2 = 'M-4 150 60 150 128 138 206 206';
const LINE_4 = 'M-4 216C60 216 150 216 206 206';
const LINE_6 = 'M-4 112H140C240 112 300 92 366 72';
const MAGLEV = 'M206 206C290 262 440 230 366 72';
const BUSES = 'M206 206C236 170 250 152 282 150M366 72 282 150M128 138 282 150M224 58 282 150';

/** The site's own map of Changsha's east: where the venue lies, and how one gets there. Its words are the page's. */
export function AreaMap({ label, places = [], ways = false }: AreaMapProps) {
  const { t } = useLingui();
  return (
    <svg viewBox="0 0 400 280" role="img" aria-label={label} className={css.map}>
      <pattern id="cloth" width="8" height="8" patternUnits="userSpaceOnUse">
        <path className={css.cloth} d="M0 2h4M4 6h4M2 4v4M6 0v4" />
      </pattern>
      <path className={css.ground} d="M0 0h400v280H0z" />
      <path fill="url(#cloth)" d="M0 0h400v280H0z" />
      <path className={css.river} d={XIANG + LIUYANG} />
      <path className={css.ripple} d={XIANG + LIUYANG} />
      <path className={css.isle} d={ISLE} />
      <path className={css.hill} d="M8 172 26 144l9 12 5-6 14 22z" />
      <g className={ways ? undefined : css.faint}>
        <path className={css.metro} d={LINE_2 + LINE_4 + LINE_6} />
        <path className={css.maglev} d={MAGLEV} />
      </g>
      {ways && <path className={css.bus} d={BUSES} />}
      {ways && (
        <g className={css.lineNumber}>
          <LineNumber number={2} x={167} y={172} />
          <LineNumber number={4} x={130} y={214} />
          <LineNumber number={6} x={140} y={112} />
        </g>
      )}
      <path className={css.stop} d="M200 200h12v12h-12zM122 132h12v12h-12zM360 66h12v12h-12zM218 52h12v12h-12z" />
      <path className={css.venue} d="m282 136 14 14-14 14-14-14z" />
      <path className={css.knot} d="m282 143 7 7-7 7-7-7z" />
      <g className={css.names}>
        <text x="396" y="52" textAnchor="end">{t`Huanghua Airport`}</text>
        <text x="238" y="242" textAnchor="end">{t`Changsha South station`}</text>
        <text x="224" y="44" textAnchor="end">{t`Xingsha`}</text>
        <text x="140" y="131">{t`City centre`}</text>
        <text x="4" y="136">{t`Yuelu Mountain`}</text>
        <text x="392" y="124" textAnchor="end" className={css.strong}>{t`Exhibition centre`}</text>
      </g>
      <g className={css.rivers}>
        <text x="94" y="272">{t`Xiang River`}</text>
        <text x="396" y="272" textAnchor="end">{t`Liuyang River`}</text>
      </g>
      <g className={css.places}>
        {places.map(({ number, x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r={number === undefined ? 7 : 9.5} />
            {number !== undefined && (
              <text x={x} y={y + 4} textAnchor="middle">
                {number}
              </text>
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

function LineNumber({ number, x, y }: { number: number; x: number; y: number }) {
  return (
    <>
      <path d={`M${x - 7} ${y - 7}h14v14h-14z`} />
      <text x={x} y={y + 4} textAnchor="middle">
        {number}
      </text>
    </>
  );
}
