import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Box } from '#features/halls/index.server.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { ScrollRegion } from '#ui/scroll-region.tsx';
import { StandFields } from '../forms/stand-fields.tsx';
import { hallPlanPath } from '../hall-path.ts';
import { isUpon } from '../plan/stands.ts';
import type { HallPage, ShownStand } from '../read-hall.server.ts';
import css from './drawing.module.css';
import { useHand } from './use-hand.ts';

interface DrawingProps {
  page: HallPage;
  /** A box was drawn on the empty floor. */
  onDraw(box: Box): void;
}

/** Room round the walls, in metres of a hall of natural width. */
const rim = 4;
const naturalWidth = 96;

/**
 * A hall from above, north on top. Its stands are links to their forms, without script too; awake they are moved and sized where they are, and
 * what comes of it is sent by the same form.
 */
export function Drawing({ page, onDraw }: DrawingProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { hall, edition, stands, places, chosen, may } = page;
  const at = { hall: hall.code, edition: edition.number };
  const [sent, setSent] = useState<{ stand: ShownStand; box: Box }>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (sent) form.current?.requestSubmit();
  }, [sent]);
  useFocusAfter(page);
  const hand = useHand({
    walls: hall,
    chosen: chosen?.number,
    save: (stand, box) => setSent({ stand, box }),
    draw: onDraw,
    remove: ({ number }) => location.assign(localHref(locale, hallPlanPath(at, { stand: number, asksRemoval: true }))),
  });
  const unit = hall.width / naturalWidth;
  const frame = `${-rim * unit} ${-rim * unit} ${hall.width + 2 * rim * unit} ${hall.depth + 2 * rim * unit}`;
  const boxOf = (stand: ShownStand): Box => (hand.held?.number === stand.number ? hand.held.box : stand);
  return (
    <>
      <ScrollRegion label={t`Floor plan, scrollable`} className={css.region}>
        <svg
          viewBox={frame}
          className={css.plan}
          role={stands.length > 0 ? 'group' : 'img'}
          aria-label={t`Stands in ${hall.name}`}
        >
          <rect
            className={css.floor}
            width={hall.width}
            height={hall.depth}
            strokeWidth={0.6 * unit}
            {...(may.draw && hand.ofFloor)}
          />
          {places.map((place) => (
            <PlaceSign key={`${place.kind} ${place.x} ${place.y}`} {...place} unit={unit} />
          ))}
          <g className={css.stands} fontSize={2.1 * unit}>
            {stands.map((stand) => (
              <StandShape
                key={stand.number}
                stand={stand}
                box={boxOf(stand)}
                href={localHref(locale, `${hallPlanPath(at, { stand: stand.number })}#stand`)}
                look={lookOf(stand, boxOf(stand), {
                  stands,
                  chosen: chosen?.number,
                  isHeld: hand.held?.number === stand.number,
                })}
                isChosen={stand.number === chosen?.number}
                handlers={may.draw ? hand.ofStand(stand) : {}}
              />
            ))}
          </g>
          {chosen && may.draw && <Corner box={boxOf(chosen)} unit={unit} handlers={hand.ofCorner(chosen)} />}
          {hand.drawn && <DrawnBox {...hand.drawn} unit={unit} />}
        </svg>
      </ScrollRegion>
      <p role="status" className={css.said}>
        {!hand.held && hand.putBack && t`Stand ${hand.putBack} is back where it was.`}
        {hand.held && <HeldWords number={hand.held.number} box={hand.held.box} stands={stands} />}
      </p>
      {may.draw && (
        <ConsoleForm action={hallPlanPath(at, { stand: sent?.stand.number })} ref={form} hidden>
          <input type="hidden" name="act" value="change" />
          {sent && <StandFields stand={sent.stand} box={sent.box} />}
        </ConsoleForm>
      )}
    </>
  );
}

/** Whoever works by keys goes on at the stand that they have just moved: the page was loaded anew. */
function useFocusAfter({ done, chosen }: HallPage): void {
  const number = done && chosen?.number;
  useEffect(() => {
    if (number && document.activeElement === document.body) document.getElementById(standId(number))?.focus();
  }, [number]);
}

const standId = (number: string) => `stand-${number}`;

function lookOf(
  stand: ShownStand,
  box: Box,
  { stands, chosen, isHeld }: { stands: readonly ShownStand[]; chosen: string | undefined; isHeld: boolean },
): string {
  const isInTheWay = isHeld && stands.some((other) => other.number !== stand.number && isUpon(box, other));
  return [
    stand.companyId === null && css.free,
    stand.isChanged && css.changed,
    stand.number === chosen && css.chosen,
    isHeld && css.held,
    isInTheWay && css.blocked,
  ]
    .filter(Boolean)
    .join(' ');
}

interface StandShapeProps {
  stand: ShownStand;
  box: Box;
  href: string;
  look: string;
  isChosen: boolean;
  handlers: Partial<ReturnType<ReturnType<typeof useHand>['ofStand']>>;
}

function StandShape({ stand, box: { x, y, width, depth }, href, look, isChosen, handlers }: StandShapeProps) {
  const { t } = useLingui();
  const { number, companyId, company } = stand;
  const title = companyId === null ? t`${number}, no company` : [number, company?.name].filter(Boolean).join(' ');
  return (
    <a id={standId(number)} href={href} className={look} aria-current={isChosen ? 'true' : undefined} {...handlers}>
      <title>{title}</title>
      <rect x={x} y={y} width={width} height={depth} />
      <text x={x + width / 2} y={y + depth / 2}>
        {number}
      </text>
    </a>
  );
}

/** The corner by which the open stand is sized. */
function Corner({
  box: { x, y, width, depth },
  unit,
  handlers,
}: {
  box: Box;
  unit: number;
  handlers: object;
}): ReactNode {
  const side = 1.6 * unit;
  return (
    <rect
      className={css.corner}
      x={x + width - side / 2}
      y={y + depth - side / 2}
      width={side}
      height={side}
      {...handlers}
    />
  );
}

function DrawnBox({ x, y, width, depth, unit }: Box & { unit: number }) {
  return (
    <g className={css.drawn} fontSize={2.1 * unit}>
      <rect x={x} y={y} width={width} height={depth} />
      <text x={x + width / 2} y={y + depth / 2}>
        {width} × {depth}
      </text>
    </g>
  );
}

/** A door, or a service: its name is what stands on the public plan. */
function PlaceSign({ kind, name, x, y, unit }: HallPage['places'][number] & { unit: number }) {
  return (
    <g
      className={kind.startsWith('entrance') ? css.door : css.service}
      transform={`translate(${x} ${y}) scale(${unit})`}
    >
      <title>{name}</title>
      <path d="M0-1.4l1.4 1.4L0 1.4-1.4 0z" />
    </g>
  );
}

/** Where a stand is that is being moved, for those who listen and those who count metres. */
function HeldWords({ number, box, stands }: { number: string; box: Box; stands: readonly ShownStand[] }) {
  const { t } = useLingui();
  const { x, y, width, depth } = box;
  const other = stands.find((each) => each.number !== number && isUpon(box, each))?.number;
  return (
    <>
      {t`Stand ${number}: ${x} m from the west wall, ${y} m from the north wall, ${width} × ${depth} m.`}
      {other && <> {t`Stand ${other} is in the way.`}</>}
    </>
  );
}
