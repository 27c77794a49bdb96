import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useNavigate } from 'react-router';

/** A drag begins only after so many pixels: before, it is a click. */
const threshold = 5;

/** Directions of the arrow keys on the plan. */
const arrows: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * What the plan's scroll region does once awake: the mouse drags it, arrow keys go from stand to stand, and a stand opens
 * without the page being loaded anew. Fingers scroll it natively, asleep too.
 */
export function usePlanMoves() {
  const navigate = useNavigate();
  const drag = useRef<{ x: number; y: number; left: number; top: number; moved: boolean } | undefined>(undefined);

  function onPointerDown({ pointerType, button, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    if (pointerType !== 'mouse' || button !== 0) return;
    const { scrollLeft, scrollTop } = currentTarget;
    drag.current = { x: clientX, y: clientY, left: scrollLeft, top: scrollTop, moved: false };
  }

  function onPointerMove({ buttons, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const from = drag.current;
    if (!from || buttons === 0) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    from.moved ||= Math.hypot(x, y) > threshold;
    if (from.moved) currentTarget.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const moved = drag.current?.moved;
    drag.current = undefined;
    const link = linkAt(event);
    if (!link) return;
    if (moved) return event.preventDefault();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(link.href.baseVal, { preventScrollReset: true, state: { keepsFocus: true } });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const way = arrows[event.key];
    const link = linkAt(event);
    if (!way || !link) return;
    event.preventDefault();
    nearest(link, way)?.focus();
  }

  return { onPointerDown, onPointerMove, onClick, onKeyDown };
}

/** The link that an event has met. */
const linkAt = ({ target }: { target: EventTarget }): SVGAElement | null =>
  target instanceof Element ? target.closest<SVGAElement>('svg a') : null;

/** The next stand in a direction: near, and rather straight ahead than aside. */
function nearest(from: SVGAElement, [right, down]: readonly [number, number]): SVGAElement | undefined {
  const here = middle(from);
  let best: { link: SVGAElement; distance: number } | undefined;
  for (const link of from.ownerSVGElement?.querySelectorAll<SVGAElement>('a') ?? []) {
    const there = middle(link);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (ahead < 1) continue;
    const distance = ahead + 2 * aside;
    if (!best || distance < best.distance) best = { link, distance };
  }
  return best?.link;
}

function middle(link: SVGAElement): { x: number; y: number } {
  const { x, y, width, height } = link.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}
