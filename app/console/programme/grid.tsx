import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { isDay } from '#platform/clock/clock.ts';
import { may } from '#platform/http/may.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { Refusal } from '#platform/http/refusal.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import page from '#ui/console/page/page.module.css';
import type { Route } from './+types/grid.ts';
import { type DayGrid, dayGrid } from './day-grid.server.ts';
import { DayHead } from './day-head.tsx';
import { DayView } from './day-view.tsx';
import { readProgramme } from './read-grid.server.ts';
import { useSpanWords } from './use-place-words.ts';

export const headers = personalHeaders;

/** `?day=` of `?edition=`; `?moved=` is the event that was just moved, `?copied=` how many were just copied to the day. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { staff } = await staffPage(request, site, 'see');
  const query = new URL(request.url).searchParams;
  const day = query.get('day') || undefined;
  if (day !== undefined && !isDay(day)) throw new Refusal(404);
  const programme = await readProgramme(site, Number(query.get('edition')) || undefined);
  return {
    grid: programme && dayGrid(programme, day),
    mayMove: may(staff, 'write'),
    moved: Number(query.get('moved')) || undefined,
    copied: Number(query.get('copied')) || 0,
  };
}

/** The programme of a day as a grid of rooms and hours: what is where, what collides, and the way to move it. */
export default function ProgrammeGridPage({ loaderData }: Route.ComponentProps) {
  const { grid, mayMove, moved, copied } = loaderData;
  const { t } = useLingui();
  const title = t`Programme`;
  return (
    <>
      <PageHead title={title} unlisted />
      {grid ? (
        <>
          <DayHead grid={grid} mayMove={mayMove} />
          <Moved grid={grid} id={moved} />
          {copied > 0 && <p role="status" className={page.done}>{t`Copied as drafts: ${copied}.`}</p>}
          <DayView grid={grid} mayMove={mayMove} />
        </>
      ) : (
        <Empty id="programme" title={t`There is no edition yet`}>
          <p>{t`Publish an edition first: its days are those of the programme.`}</p>
        </Empty>
      )}
    </>
  );
}

function Moved({ grid, id }: { grid: DayGrid; id: number | undefined }) {
  const { t } = useLingui();
  const { spanOf, roomOf } = useSpanWords(grid);
  const event = grid.events.find((each) => each.id === id);
  if (!event) return null;
  const { title, isOut } = event;
  const [span, room] = [spanOf(event), roomOf(event)];
  return (
    <p role="status" className={page.done}>
      {isOut
        ? t`Saved: ${title}, ${room}, ${span}. Visitors see it now.`
        : t`Saved: ${title}, ${room}, ${span}. It is a draft: visitors do not see it.`}
    </p>
  );
}
