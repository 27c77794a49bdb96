import { useLingui } from '@lingui/react/macro';
import { useStateWords } from '#ui/console/states/state.tsx';
import { type BoardView, boardHref } from './board-view.ts';
import type { showBoard } from './show-board.server.ts';

/** The filters that are set, each by its name and with the board without it. */
export function useSetFilters({
  view,
  kinds,
  people,
}: Pick<Awaited<ReturnType<typeof showBoard>>, 'view' | 'kinds' | 'people'>): { name: string; without: string }[] {
  const { t } = useLingui();
  const stateWords = useStateWords();
  const { words, kind, state, given, due } = view;
  const set: [string | undefined, Partial<BoardView>][] = [
    [words && `“${words}”`, { words: '' }],
    [kind && (kinds.find(({ value }) => value === kind)?.label ?? kind), { kind: undefined }],
    [state && stateWords[state], { state: undefined }],
    [given === 'nobody' ? t`Unassigned` : people.find(({ id }) => id === given)?.name, { given: undefined }],
    [due && (due === 'late' ? t`Overdue` : t`Due within a week`), { due: undefined }],
  ];
  return set.flatMap(([name, without]) => (name ? [{ name, without: boardHref({ ...view, ...without }) }] : []));
}
