import type { FigureParts } from '#features/editions/index.server.ts';

/** A number with its unit, the unit a little smaller. */
export function FigureText({ parts }: { parts: FigureParts }) {
  return (
    <>
      {parts.before && <small>{parts.before}</small>}
      {parts.number}
      {parts.after && <small>{parts.after}</small>}
    </>
  );
}
