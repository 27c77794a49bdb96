import { useLingui } from '@lingui/react/macro';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { wrongOf } from '#ui/form/error-summary.tsx';
import { useAnswer } from '#ui/form/use-answer.ts';
import { DayHead } from '../day-head.tsx';
import { DayView } from '../day-view.tsx';
import type { Route } from './+types/place.ts';
import { NotMovedNote } from './not-moved-note.tsx';
import { showPlace } from './open-place.server.ts';
import { PlaceForm } from './place-form.tsx';
import { takePlace } from './take-place.server.ts';

export const headers = personalHeaders;

/** `?check&day=…&room=…`: what a place would collide with; nothing is written. */
export function loader({ context, request, params }: Route.LoaderArgs) {
  return showPlace(request, siteOf(context), params.id);
}

export function action({ context, request, params }: Route.ActionArgs) {
  return takePlace(request, siteOf(context), params.id);
}

/** An event beside the grid of its day: where it is, what another place would collide with, and moving it there. */
export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const answer = useAnswer<typeof action>();
  const { grid, event, mayMove, mayWrite } = loaderData;
  const typed = answer?.typed ?? loaderData.typed;
  const asked = answer ? undefined : loaderData.asked;
  const errors = (answer?.asked ?? asked)?.errors ?? {};
  const { title } = event;
  const isWrong = wrongOf(errors).length > 0;
  return (
    <>
      <PageHead title={isWrong ? t`Error: ${title}` : title} unlisted />
      <DayHead grid={grid} mayMove={mayWrite} />
      <DayView grid={grid} mayMove={mayWrite} current={event.id}>
        {answer && <NotMovedNote why={answer.why} asked={answer.asked} place={loaderData} />}
        <PlaceForm
          key={`${event.id} ${event.base}`}
          place={loaderData}
          typed={typed}
          asked={asked}
          errors={errors}
          mayMove={mayMove}
        />
      </DayView>
    </>
  );
}
