import { useId } from 'react';
import css from './filters.module.css';

interface SearchFieldProps {
  name: string;
  label: string;
  value: string;
  /** An example of what may be typed. */
  placeholder?: string;
}

/** Words to look for, among the filters of a list. */
export function SearchField({ name, label, value, placeholder }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`${css.field} ${css.wide}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        name={name}
        defaultValue={value}
        key={value}
        placeholder={placeholder}
        maxLength={100}
        enterKeyHint="search"
      />
    </div>
  );
}
