import { useLingui } from '@lingui/react/macro';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { type Zoom, zooms } from '../../layout.ts';
import css from './plan-view.module.css';
import { usePlanMoves } from './use-plan-moves.ts';

interface PlanViewProps {
  label: string;
  zoom: Zoom;
  /** The plan at another size, without language prefix: what the buttons lead to while the page sleeps. */
  hrefOf(zoom: Zoom): string;
  /** Id of the stand that is to be in the middle. */
  centre?: string;
  /** The plan as SVG. */
  children: ReactNode;
}

const whole: Zoom = 1;
const largest = zooms.at(-1) ?? whole;
const widths = { 1: undefined, 2: css.zoom2, 3: css.zoom3, 4: css.zoom4 };
/** On the server there is nothing to lay out. */
const useLayout = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A region in which a plan is larger than its frame: scrolled by finger, wheel and arrow keys, asleep too. Awake it is
 * also dragged by the mouse, and enlarged in place by its buttons, by `+`, `-` and `0`, and by the wheel with Ctrl.
 */
export function PlanView({ label, zoom: asked, hrefOf, centre, children }: PlanViewProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [zoom, setZoom] = useState(asked);
  const region = useRef<HTMLElement>(null);
  const moves = usePlanMoves();
  useMiddle(region, zoom, centre);
  useEffect(() => setZoom(asked), [asked]);
  useEffect(() => {
    if (centre && region.current) bringToMiddle(region.current, centre);
  }, [centre]);
  useEffect(() => onPinch(region.current, (step) => setZoom((now) => within(now + step))), []);

  const steps: { key: string; sign: string; name: string; to: Zoom; off: boolean }[] = [
    { key: 'in', sign: '+', name: t`Zoom in`, to: within(zoom + 1), off: zoom === largest },
    { key: 'out', sign: '−', name: t`Zoom out`, to: within(zoom - 1), off: zoom === 1 },
    { key: 'whole', sign: '↺', name: t`Original size`, to: whole, off: zoom === 1 },
  ];
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = { '+': within(zoom + 1), '=': within(zoom + 1), '-': within(zoom - 1), '0': whole }[event.key];
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return moves.onKeyDown(event);
    event.preventDefault();
    setZoom(to);
  }
  return (
    <div className={css.view}>
      <div className={css.tools}>
        {steps.map(({ key, sign, name, to, off }) => (
          <a
            key={key}
            href={localHref(locale, hrefOf(to))}
            aria-disabled={off || undefined}
            className={button.secondary}
            onClick={(event: MouseEvent) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setZoom(to);
            }}
          >
            <span aria-hidden="true">{sign}</span>
            {name}
          </a>
        ))}
      </div>
      <ScrollRegion ref={region} label={label} className={css.region} {...moves} onKeyDown={onKeyDown}>
        <div className={widths[zoom]}>{children}</div>
      </ScrollRegion>
    </div>
  );
}

function within(zoom: number): Zoom {
  return zooms.findLast((each) => each <= zoom) ?? whole;
}

/** As the plan grows or shrinks, the chosen stand comes to the middle where it was in view; else what was there stays. */
function useMiddle(region: { current: HTMLElement | null }, zoom: Zoom, chosen: string | undefined): void {
  const width = useRef(0);
  useLayout(() => {
    const { current } = region;
    if (!current) return;
    const grown = width.current === 0 ? 1 : current.scrollWidth / width.current;
    width.current = current.scrollWidth;
    if (grown === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = current;
    const stand = chosen === undefined ? undefined : middleOf(current, chosen);
    const seen = stand && isWithin(current, { left: stand.left / grown, top: stand.top / grown });
    if (seen) {
      const to = { left: stand.left - clientWidth / 2, top: stand.top - clientHeight / 2 };
      current.scrollTo({ ...to, behavior: 'instant' });
      return;
    }
    const left = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
    const top = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
    current.scrollTo({ left, top, behavior: 'instant' });
  }, [zoom, chosen, region]);
}

function bringToMiddle(region: HTMLElement, id: string): void {
  const stand = middleOf(region, id);
  if (!stand) return;
  const { clientWidth, clientHeight } = region;
  region.scrollTo({ left: stand.left - clientWidth / 2, top: stand.top - clientHeight / 2, behavior: 'instant' });
}

/** Where the middle of a stand lies on the plan, in pixels from its corner. */
function middleOf(region: HTMLElement, id: string): { left: number; top: number } | undefined {
  const stand = document.getElementById(id)?.getBoundingClientRect();
  if (!stand) return undefined;
  const frame = region.getBoundingClientRect();
  return {
    left: stand.left + stand.width / 2 - frame.left + region.scrollLeft,
    top: stand.top + stand.height / 2 - frame.top + region.scrollTop,
  };
}

function isWithin(region: HTMLElement, { left, top }: { left: number; top: number }): boolean {
  const [right, down] = [left - region.scrollLeft, top - region.scrollTop];
  return right >= 0 && right <= region.clientWidth && down >= 0 && down <= region.clientHeight;
}

/** The wheel with Ctrl, which is also what a touchpad sends for two fingers apart. React's own listener could not hold back the browser's zoom. */
function onPinch(region: HTMLElement | null, turn: (step: 1 | -1) => void): (() => void) | undefined {
  if (!region) return undefined;
  let sum = 0;
  function onWheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    sum += event.deltaY;
    if (Math.abs(sum) < 40) return;
    turn(sum < 0 ? 1 : -1);
    sum = 0;
  }
  region.addEventListener('wheel', onWheel, { passive: false });
  return () => region.removeEventListener('wheel', onWheel);
}
