import { useLingui } from '@lingui/react/macro';
import css from './suggestion-list.module.css';
import type { SuggestedTitle } from './use-suggestions.ts';
import { useTypeNames } from './use-type-names.ts';

interface SuggestionListProps {
  id: string;
  suggestions: SuggestedTitle[];
  /** The chosen one; -1 for none. */
  active: number;
  optionId(i: number): string;
  onChoose(suggestion: SuggestedTitle): void;
}

/** The suggestions below the field, those of a kind together; the focus stays in the field. */
export function SuggestionList({ id, suggestions, active, optionId, onChoose }: SuggestionListProps) {
  const { t, i18n } = useLingui();
  const names = useTypeNames();
  const numbered = suggestions.map((suggestion, i) => ({ suggestion, i }));
  const groups = [...Map.groupBy(numbered, ({ suggestion }) => suggestion.type)];
  return (
    <div id={id} role="listbox" aria-label={t`Suggestions`} hidden={suggestions.length === 0} className={css.list}>
      {groups.map(([type, own]) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
        <div key={type} role="group" aria-labelledby={`${id}-${type}`} className={css.group}>
          <div id={`${id}-${type}`} role="presentation" className={css.name}>
            {names[type]}
          </div>
          {own.map(({ suggestion, i }) => (
            <button
              key={suggestion.url}
              id={optionId(i)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              lang={suggestion.lang === i18n.locale ? undefined : suggestion.lang}
              className={css.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion.title}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
