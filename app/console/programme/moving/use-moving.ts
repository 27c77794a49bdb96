import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { useKeys } from '#ui/console/keys/use-keys.ts';
import type { DayGrid, ShownEvent } from '../day-grid.server.ts';
import { placeHref } from '../grid-address.ts';
import { clockOf, stepped } from '../placing.ts';
import { boxOf, type Cellbox, cellAtPoint } from './grid-measures.ts';

/** An event on its way, and where it is shown meanwhile. */
interface Moving {
  event: ShownEvent;
  box: Cellbox | undefined;
}

/** Where a pointer took hold of an event. */
interface Held {
  event: ShownEvent;
  x: number;
  y: number;
  isDragging: boolean;
}

/** A pointer that goes less far only shakes. Pixels. */
const shake = 6;

const steps: Record<string, { down?: number; right?: number } | undefined> = {
  ArrowUp: { down: -1 },
  ArrowDown: { down: 1 },
  ArrowLeft: { right: -1 },
  ArrowRight: { right: 1 },
};

/**
 * Moves events of a grid by keys (`M` or Alt with an arrow picks up, arrows move, Enter puts down, Escape takes back) and by dragging.
 * Put down, an event is sent by `form`, as its own form would send it.
 */
export function useMoving(grid: DayGrid, { mayMove }: { mayMove: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [moving, setMoving] = useState<Moving>();
  const table = useRef<HTMLTableElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const held = useRef<Held>(undefined);
  const wasDragged = useRef(false);

  const eventOf = (target: EventTarget | null) => {
    const id = target instanceof Element ? target.closest('[data-event]')?.getAttribute('data-event') : undefined;
    return mayMove && id ? grid.events.find((event) => event.id === Number(id)) : undefined;
  };
  const show = (event: ShownEvent) =>
    setMoving({ event, box: table.current ? boxOf(table.current, grid, event) : undefined });
  const putDown = (event: ShownEvent) => {
    const sent = form.current;
    const was = grid.events.find(({ id }) => id === event.id);
    setMoving(undefined);
    if (!sent || !was || (was.from === event.from && was.room === event.room)) return;
    fillIn(sent, { ...event, day: grid.day });
    sent.action = localHref(locale, placeHref(event.id));
    sent.requestSubmit();
  };

  useKeys(
    mayMove
      ? [
          {
            keys: 'M',
            does: t`Pick up the event`,
            run() {
              const event = eventOf(document.activeElement);
              if (event) show(event);
            },
          },
        ]
      : [],
  );

  const onKeyDown = (press: KeyboardEvent) => {
    const step = steps[press.key];
    const event = moving?.event ?? (press.altKey && step ? eventOf(press.target) : undefined);
    if (!event) return;
    if (step) show(stepped(event, grid, step));
    else if (press.key === 'Enter') putDown(event);
    else if (press.key === 'Escape') setMoving(undefined);
    else return;
    press.preventDefault();
  };

  const onPointerDown = (point: PointerEvent) => {
    wasDragged.current = false;
    const event = eventOf(point.target);
    // A finger scrolls the grid; it has the form.
    if (!event || point.button !== 0 || point.pointerType === 'touch') return;
    held.current = { event, x: point.clientX, y: point.clientY, isDragging: false };
  };
  const onPointerMove = (point: PointerEvent) => {
    const from = held.current;
    if (!from || !table.current) return;
    if (!from.isDragging && Math.hypot(point.clientX - from.x, point.clientY - from.y) < shake) return;
    if (!from.isDragging) point.currentTarget.setPointerCapture(point.pointerId);
    held.current = { ...from, isDragging: true };
    const [began, is] = [
      cellAtPoint(table.current, from),
      cellAtPoint(table.current, { x: point.clientX, y: point.clientY }),
    ];
    show(stepped(from.event, grid, { down: is.row - began.row, right: is.column - began.column }));
  };
  const onPointerUp = () => {
    const isDragging = held.current?.isDragging ?? false;
    held.current = undefined;
    wasDragged.current = isDragging;
    // Where the browser makes no click of it, the next one is a press.
    setTimeout(() => {
      wasDragged.current = false;
    });
    if (isDragging && moving) putDown(moving.event);
  };
  const giveBack = () => {
    held.current = undefined;
    setMoving(undefined);
  };
  /** Letting go of an event is no press on its link. */
  const onClickCapture = (click: MouseEvent) => {
    if (wasDragged.current) click.preventDefault();
    wasDragged.current = false;
  };
  const onBlur = () => {
    if (!held.current) setMoving(undefined);
  };

  const handlers = {
    onKeyDown,
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: giveBack,
    onClickCapture,
    onBlur,
  };
  return { moving, table, form, handlers: mayMove ? handlers : {} };
}

function fillIn(form: HTMLFormElement, { base, day, from, to, room }: ShownEvent): void {
  const values = { base: String(base), day, from: clockOf(from), to: clockOf(to), room };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
}
