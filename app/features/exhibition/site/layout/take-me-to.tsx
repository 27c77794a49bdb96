import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef, useState } from 'react';
import { call, type Rows } from '#platform/client/call.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import button from '#ui/button.module.css';
import css from './take-me-to.module.css';

/** Suggestions wait for so many letters and so long a pause in typing (milliseconds). */
const least = { letters: 2, pause: 200 };

/** Leads to a company's stand, or to one by its number. A form that asks for the plan; awake it suggests names. */
export function TakeMeTo({ words = '' }: { words?: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const names = useSuggestions(typed);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Somebody may have begun to type before this part woke.
  useEffect(() => setTyped(field.current?.value ?? ''), []);
  return (
    <search aria-label={t`Find my way to a stand`} className={css.search}>
      <form action={localHref(locale, '/exhibition/')} method="get" className={css.form}>
        <input type="hidden" name="cursor" value="layout" />
        <label htmlFor={id}>{t`Take me to`}</label>
        <div className={css.line}>
          <input
            id={id}
            ref={field}
            key={words}
            type="search"
            name="find"
            defaultValue={words}
            placeholder={t`Name or W2-A07`}
            required
            maxLength={100}
            autoComplete="off"
            enterKeyHint="go"
            list={`${id}-names`}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <datalist id={`${id}-names`}>
            {names.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          <button type="submit" className={button.primary}>{t`Go`}</button>
        </div>
      </form>
    </search>
  );
}

/** Names of exhibitors that what has been typed may become. */
function useSuggestions(typed: string): string[] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    const keyword = typed.trim();
    if (keyword.length < least.letters) return setNames([]);
    const waiting = new AbortController();
    const timer = setTimeout(async () => {
      const options = { query: { keyword, type: 'exhibitor' }, signal: waiting.signal };
      const found = await call<Rows<{ title: string }>>('/api/search/suggest', options);
      if (found && !waiting.signal.aborted) setNames(found.rows.map(({ title }) => title));
    }, least.pause);
    return () => {
      clearTimeout(timer);
      waiting.abort();
    };
  }, [typed]);
  return names;
}
