import { useId } from 'react';
import css from './filters.module.css';

export interface FilterOption {
  value: string;
  label: string;
  /** How many there are, where known; shown behind the label. */
  count?: number;
  /** Heading under which it stands: a region of countries. */
  group?: string;
}

interface SelectFieldProps {
  name: string;
  label: string;
  /** The value chosen; empty for all. */
  value: string;
  /** Name of the choice that filters nothing: "All countries". */
  all: string;
  options: FilterOption[];
}

/** One choice among the filters of a list. */
export function SelectField({ name, label, value, all, options }: SelectFieldProps) {
  const id = useId();
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value} key={value}>
        <option value="">{all}</option>
        {groups.map((group) => {
          const own = options.filter((option) => option.group === group).map(choice);
          return group === undefined ? (
            own
          ) : (
            <optgroup key={group} label={group}>
              {own}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}

function choice({ value, label, count }: FilterOption) {
  return (
    <option key={value} value={value}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  );
}
