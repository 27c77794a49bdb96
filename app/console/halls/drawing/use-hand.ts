import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Box } from '#features/halls/index.server.ts';
import type { ShownStand } from '../read-hall.server.ts';
import { boxBetween, movedBy, type Spot, sizedBy } from './on-grid.ts';

/** A stand as it is being moved or sized: it is saved, or goes back. */
interface Held {
  number: string;
  box: Box;
}

interface HandProps {
  walls: { width: number; depth: number };
  /** The stand whose form is open: fingers move this one, and scroll over the others. */
  chosen: string | undefined;
  save(stand: ShownStand, box: Box): void;
  /** A box was drawn on the empty floor. */
  draw(box: Box): void;
  remove(stand: ShownStand): void;
}

type Way = readonly [east: number, south: number];

const ways: Record<string, Way> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What a pointer has taken hold of. */
interface Grip {
  stand?: ShownStand;
  sizes: boolean;
  from: Spot;
  moved: boolean;
}

/**
 * Stands on the plan by keys and by pointer. Arrows move the one in focus by a metre, with Shift they size it; Enter saves, Escape puts it
 * back, and so does going on; Delete asks. A pointer drags a stand, its corner, or a new one over the floor; letting go saves.
 */
export function useHand({ walls, chosen, save, draw, remove }: HandProps) {
  const [held, setHeld] = useState<Held>();
  const [putBack, setPutBack] = useState<string>();
  const [drawn, setDrawn] = useState<Box>();
  const grip = useRef<Grip>(undefined);

  function letGo() {
    grip.current = undefined;
    setHeld(undefined);
    setDrawn(undefined);
  }

  function shift(stand: ShownStand, way: Way, sizes: boolean) {
    const box = held?.number === stand.number ? held.box : stand;
    setPutBack(undefined);
    setHeld({ number: stand.number, box: (sizes ? sizedBy : movedBy)(box, ...way, walls) });
  }

  function putStandBack({ number }: ShownStand) {
    letGo();
    setPutBack(number);
  }

  function onKeyDown(event: KeyboardEvent, stand: ShownStand) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const own = held?.number === stand.number ? held.box : undefined;
    const way = ways[event.key];
    const acts: Record<string, (() => void) | undefined> = {
      Enter: own && (() => save(stand, own)),
      Escape: own && (() => putStandBack(stand)),
      Delete: () => remove(stand),
    };
    const act = way ? () => shift(stand, way, event.shiftKey) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function take(event: PointerEvent<Element>, stand?: ShownStand, sizes = false) {
    const byFinger = event.pointerType === 'touch';
    const from = spotOf(event);
    if (event.button !== 0 || !from || (byFinger && (!stand || stand.number !== chosen))) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { from, sizes, moved: false, ...(stand && { stand }) };
  }

  function drag(current: Grip, stand: ShownStand, to: Spot) {
    const [east, south] = [Math.round(to.x - current.from.x), Math.round(to.y - current.from.y)];
    current.moved ||= east !== 0 || south !== 0;
    if (!current.moved) return;
    setHeld({ number: stand.number, box: (current.sizes ? sizedBy : movedBy)(stand, east, south, walls) });
  }

  function drawTo(current: Grip, to: Spot) {
    current.moved ||= Math.hypot(to.x - current.from.x, to.y - current.from.y) > 0.5;
    if (current.moved) setDrawn(boxBetween(current.from, to, walls));
  }

  function onPointerMove(event: PointerEvent<Element>) {
    const { current } = grip;
    const to = current && spotOf(event);
    if (!current || !to) return;
    if (current.stand) drag(current, current.stand, to);
    else drawTo(current, to);
  }

  function onPointerUp() {
    const { current } = grip;
    if (!current?.moved) {
      grip.current = undefined;
      return;
    }
    if (current.stand && held) save(current.stand, held.box);
    if (!current.stand && drawn) draw(drawn);
  }

  /** A link that was dragged is not followed. */
  function onClick(event: MouseEvent) {
    if (grip.current?.moved) event.preventDefault();
    grip.current = undefined;
  }

  const pointer = { onPointerMove, onPointerUp, onPointerCancel: letGo, onClick };
  return {
    held,
    /** The stand that was put back just now. */
    putBack,
    drawn,
    ofStand: (stand: ShownStand) => ({
      ...pointer,
      onPointerDown: (event: PointerEvent<Element>) => take(event, stand),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, stand),
      onBlur: () => {
        if (!grip.current && held?.number === stand.number) letGo();
      },
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    }),
    ofCorner: (stand: ShownStand) => ({
      ...pointer,
      onPointerDown: (event: PointerEvent<Element>) => take(event, stand, true),
    }),
    ofFloor: {
      ...pointer,
      onPointerDown: (event: PointerEvent<Element>) => {
        setDrawn(undefined);
        take(event);
      },
    },
  };
}

/** Where a pointer is, in metres from the hall's north-west corner. */
function spotOf({ currentTarget, clientX, clientY }: PointerEvent<Element>): Spot | undefined {
  const svg = currentTarget instanceof SVGElement ? currentTarget.ownerSVGElement : undefined;
  const matrix = svg?.getScreenCTM()?.inverse();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}
