import { Fragment, type ReactNode } from 'react';
import type { ShownControl, ShownField } from '../../form/shown-field.ts';
import css from './fields.module.css';

interface FieldRunsProps {
  fields: readonly ShownField[];
  /** The control of a field. */
  children(field: ShownField): ReactNode;
}

const short: ReadonlySet<ShownControl['type']> = new Set(['number', 'decimal', 'day', 'time']);

/** Fields in their order. Numbers, days and times that follow one another stand side by side, as wide as they need to be. */
export function FieldRuns({ fields, children }: FieldRunsProps) {
  return runsOf(fields).map((run) => {
    const [first] = run;
    const controls = run.map((field) => <Fragment key={field.name}>{children(field)}</Fragment>);
    return first && short.has(first.control.type) ? (
      <div key={first.name} className={css.run}>
        {controls}
      </div>
    ) : (
      <Fragment key={first?.name}>{controls}</Fragment>
    );
  });
}

function runsOf(fields: readonly ShownField[]): ShownField[][] {
  const runs: ShownField[][] = [];
  for (const field of fields) {
    const last = runs.at(-1);
    const goesOn = short.has(field.control.type) && last?.every(({ control }) => short.has(control.type));
    if (last && goesOn) last.push(field);
    else runs.push([field]);
  }
  return runs;
}
