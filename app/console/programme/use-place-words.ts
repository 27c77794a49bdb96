import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { writingOf } from '#platform/i18n/writing-of.ts';
import { formatClock } from '#ui/dates/dates.ts';
import { clockOf, type Occupied, type Span } from './placing.ts';

/** How times and rooms are said. */
export function useSpanWords({ rooms }: { rooms: readonly { key: string; name: string }[] }) {
  const locale = useLocale();
  return {
    spanOf: ({ from, to }: Span): string =>
      [from, to].map((minutes) => formatClock(clockOf(minutes), locale)).join(writingOf(locale).betweenTimes),
    roomOf: ({ room }: { room: string }): string => rooms.find(({ key }) => key === room)?.name ?? '',
  };
}

/** What can be taken, as a word. */
export function useOccupiedNames(): Record<Occupied, string> {
  const { t } = useLingui();
  return {
    room: t`Room`,
    speaker: t({ message: 'Speaker', context: 'of who or what is booked' }),
    interpreter: t`Interpreter`,
    booth: t`Language booth`,
  };
}
