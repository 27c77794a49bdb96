import type { Place, PlaceKind } from '#features/halls/index.server.ts';
import css from './place-marks.module.css';

/** What signs of services show, on a square of 10; drawn by a stroke. */
const signs: Partial<Record<PlaceKind, string>> = {
  information: 'M5 4.4v3.4M5 2.4v.1',
  interpreters: 'M2 2.4h4.4v3H4L2.6 6.8V5.4H2zM7.6 4.6h.8v3h-.6v1L6.6 7.6H5',
  'first-aid': 'M5 2.2v5.6M2.2 5h5.6',
  toilets: 'M3.2 2.2v.1M6.8 2.2v.1M3.2 3.8v4.2M2.2 4.2h2M6.8 3.8L5.8 6.4h2zM6.8 6.4v1.6',
  prayer: 'M2.2 8h5.6M3 8V5.4a2 2 0 0 1 4 0V8M5 3.2v-1',
  food: 'M3 2v2.4M4.2 2v2.4M3.6 4.4v3.8M3 4.4h1.2M6.6 8.2V2c1 .8 1 2.4 0 3',
  exchange: 'M2.2 3.8h5l-1.4-1.4M7.8 6.2h-5l1.4 1.4',
  lift: 'M2.4 2h5.2v6H2.4zM5 2v6M3.4 4.4l.4-.6.4.6M6 5.6l.4.6.4-.6',
};

const isEntrance = (kind: PlaceKind) => kind.startsWith('entrance');

/** How far an arrow that points east is turned, in degrees, so that it leads into the hall; doors to the centre lie north or south. */
function turnOf(kind: PlaceKind, north = false): number {
  if (kind === 'entrance-west') return 0;
  if (kind === 'entrance-east') return 180;
  return north ? 90 : -90;
}

/** The signs themselves, hidden, for the marks to use. */
export function PlaceSymbols() {
  return (
    <defs>
      {Object.entries(signs).map(([kind, path]) => (
        <path key={kind} id={`place-${kind}`} d={path} />
      ))}
    </defs>
  );
}

/** A door in the wall, or the sign of a service, where it is. */
export function PlaceMark({ place: { kind, name, x, y }, unit }: { place: Place; unit: number }) {
  if (isEntrance(kind)) {
    const turn = turnOf(kind, y === 0);
    return (
      <g className={css.door} transform={`translate(${x} ${y}) rotate(${turn}) scale(${unit})`}>
        <title>{name}</title>
        <path d="M0-4v8" />
        <path d="M-4.2-1.8L-1 0l-3.2 1.8z" />
      </g>
    );
  }
  return (
    <g className={css.service} transform={`translate(${x} ${y}) scale(${unit * 0.5}) translate(-5 -5)`}>
      <title>{name}</title>
      <rect width="10" height="10" rx="1" />
      <use href={`#place-${kind}`} />
    </g>
  );
}

/** What the signs on the plan mean. */
export function Legend({ places }: { places: Place[] }) {
  const names = new Map(places.map(({ kind, name }) => [kind, name]));
  return (
    <ul role="list" className={css.legend}>
      {[...names].map(([kind, name]) => (
        <li key={kind}>
          <svg viewBox="0 0 10 10" aria-hidden="true" className={isEntrance(kind) ? css.door : css.service}>
            {isEntrance(kind) ? (
              <path d="M3 2.2L7.6 5 3 7.8z" transform={`rotate(${turnOf(kind)} 5 5)`} />
            ) : (
              <>
                <rect width="10" height="10" rx="1" />
                <use href={`#place-${kind}`} />
              </>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
