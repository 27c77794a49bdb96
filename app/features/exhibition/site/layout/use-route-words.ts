import { selectOrdinal } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StandRoute } from '../../layout.ts';

/** The way to a stand in a sentence: "Hall W2, west entrance: follow aisle A to the 4th stand on your left." */
export function useRouteWords(): (hall: string, route: StandRoute) => string {
  const { t } = useLingui();
  return (hall, { entrance, aisle, side, nth }) => {
    const door = entrance === 'west' ? t`west entrance` : t`east entrance`;
    const place =
      side === 'left'
        ? t`the ${selectOrdinal(nth, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} stand on your left`
        : t`the ${selectOrdinal(nth, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} stand on your right`;
    return t`${hall}, ${door}: follow aisle ${aisle} to ${place}.`;
  };
}
