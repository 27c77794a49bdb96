import { useLingui } from '@lingui/react/macro';
import { staffPage } from '#features/staff/index.server.ts';
import { personalHeaders } from '#platform/http/personal-headers.ts';
import { siteOf } from '#platform/http/site-context.ts';
import { PageHead } from '#shell/page-head.tsx';
import { RailButton } from '#ui/console/frame/rail.tsx';
import { List } from '#ui/console/list/list.tsx';
import { Cell, Row, TitleCell } from '#ui/console/list/row.tsx';
import { ConsoleHead } from '#ui/console/page/console-head.tsx';
import { Empty } from '#ui/console/page/empty.tsx';
import { Tabs } from '#ui/console/page/tabs.tsx';
import { Mark, type StateName } from '#ui/console/states/mark.tsx';
import { kindsRail } from '../shown/rail.server.ts';
import type { Route } from './+types/halls.ts';
import { hallPlanPath, hallsPath } from './hall-path.ts';
import { editionsOfPlans, type HallLine, readHalls } from './read-halls.server.ts';

export const headers = personalHeaders;

/** `?edition=` is the one whose plans are listed; left out, the current one. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = siteOf(context);
  await staffPage(request, site, 'see');
  const asked = await editionsOfPlans(site, new URL(request.url));
  return {
    rail: await kindsRail(site),
    edition: asked?.edition,
    editions: asked?.editions ?? [],
    halls: asked ? await readHalls(site, asked.edition) : [],
  };
}

/** The halls of an edition, each with how far its plan is. */
export default function HallsPage({ loaderData: { edition, editions, halls } }: Route.ComponentProps) {
  const { t } = useLingui();
  const title = t`Floor plans`;
  return (
    <>
      <PageHead title={title} unlisted />
      <ConsoleHead title={title} under={edition?.name}>
        <RailButton>{t`Content types`}</RailButton>
      </ConsoleHead>
      {edition && halls.length > 0 ? (
        <>
          <Tabs
            label={t`Edition`}
            tabs={editions.map(({ number }) => ({
              ...{ name: t`Edition ${number}`, current: number === edition.number },
              to: hallsPath(number),
            }))}
          />
          <List
            caption={title}
            columns={[
              { name: t`Hall` },
              { name: t`Stands`, numeric: true },
              { name: t`Companies`, numeric: true },
              { name: t({ message: 'State', context: 'column' }) },
            ]}
          >
            {halls.map((hall) => (
              <Row key={hall.code}>
                <TitleCell
                  title={hall.name}
                  lang={hall.lang}
                  to={hallPlanPath({ hall: hall.code, edition: edition.number })}
                  under={hall.theme}
                />
                <Cell numeric called={t`Stands`}>
                  {hall.stands}
                </Cell>
                <Cell numeric called={t`Companies`}>
                  {hall.companies}
                </Cell>
                <Cell short>
                  <HallState {...hall} />
                </Cell>
              </Row>
            ))}
          </List>
        </>
      ) : (
        <Empty id="halls" title={t`No halls yet`}>
          <p>{t`Plans are drawn for an edition and its halls. Neither is here yet.`}</p>
        </Empty>
      )}
    </>
  );
}

/** How far the plan of a hall is: shape and word. */
function HallState(line: HallLine) {
  const { mark, word } = useHallState(line);
  return (
    <>
      <Mark of={mark} /> {word}
    </>
  );
}

function useHallState({ state, changes, stands }: HallLine): { mark: StateName; word: string } {
  const { t } = useLingui();
  if (changes > 0) return { mark: 'behind', word: t`Not yet published: ${changes}` };
  if (stands === 0) return { mark: 'missing', word: t`No stands yet` };
  if (state === 'shown') return { mark: 'published', word: t`Visitors see it` };
  return { mark: 'draft', word: state === 'kept' ? t`Earlier edition` : t`Drawn` };
}
