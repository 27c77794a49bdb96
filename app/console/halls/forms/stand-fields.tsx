import type { Box } from '#features/halls/index.server.ts';
import type { PlannedStand } from '../plan/stands.ts';
import { asSeen } from '../stand-fields.ts';

/** A stand that was moved on the plan, as its form says it. */
export function StandFields({ stand, box }: { stand: PlannedStand; box: Box }) {
  const fields = {
    was: asSeen(stand),
    number: stand.number,
    company: String(stand.companyId ?? ''),
    x: String(box.x),
    y: String(box.y),
    width: String(box.width),
    depth: String(box.depth),
  };
  return Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
