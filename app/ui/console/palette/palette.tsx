import { Plural, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useAwake } from '#platform/client/use-awake.ts';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { type Binding, boundKeys } from '../keys/bound-keys.ts';
import { Kbd } from '../keys/kbd.tsx';
import { keysHelpId } from '../keys/keys-help.tsx';
import { useKeys } from '../keys/use-keys.ts';
import css from './palette.module.css';

/** Where one may go from here. */
export interface PaletteGroup {
  title: string;
  /** `to`: path without language prefix; `note`: what it is, or the key that leads there. */
  links: { name: string; lang?: string; to: string; note?: string; noteLang?: string }[];
  /** How many there are, where not all are here. */
  count?: number;
}

interface PaletteProps {
  /** Id that buttons open it by. */
  id: string;
  /** Where what is typed is looked for, as `q`, without language prefix. */
  action: string;
  groups: readonly PaletteGroup[];
  /** What was typed, as it is typed; empty while the palette is closed. */
  onType(words: string): void;
  /** What it leads to everywhere, once that is known: in place of `groups`. */
  found: readonly PaletteGroup[] | undefined;
}

/** Quick search: what is typed is looked for everywhere, and narrows the list of what can be done here and where one may go. */
export function Palette({ id, action, groups, onType, found }: PaletteProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const awake = useAwake();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [here, setHere] = useState<Binding[]>([]);
  useKeys([{ keys: 'Ctrl K', does: t`Quick search`, run: () => box.current?.togglePopover() }]);
  const fits = (name: string) => name.toLocaleLowerCase(locale).includes(words.trim().toLocaleLowerCase(locale));
  const deeds = here.filter(({ does }) => fits(does));
  const near = groups.map(
    ({ title, links }): PaletteGroup => ({ title, links: links.filter(({ name }) => fits(name)) }),
  );
  const places = (words.trim() !== '' && found) || near.filter(({ links }) => links.length > 0);
  const count = deeds.length + places.reduce((sum, { links, count: all = links.length }) => sum + all, 0);
  const type = (typed: string) => {
    setWords(typed);
    onType(typed.trim());
  };
  const close = () => box.current?.hidePopover();
  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t`Quick search`}
      className={css.palette}
      onKeyDown={step}
      onToggle={({ newState }) => {
        const open = newState === 'open';
        setHere(open ? boundKeys().filter(({ offered }) => offered) : []);
        if (open) field.current?.focus();
        // What stays typed is looked for anew when it opens again.
        onType(open ? words.trim() : '');
      }}
    >
      <search>
        <form action={localHref(locale, action)} method="get">
          <input
            ref={field}
            type="search"
            name="q"
            aria-label={t`Quick search`}
            placeholder={t`Title, number or action`}
            autoComplete="off"
            autoFocus
            onInput={({ currentTarget }) => type(currentTarget.value)}
          />
        </form>
      </search>
      {deeds.length > 0 && <h2>{t`This page`}</h2>}
      <ul role="list">
        {deeds.map(({ keys, does, run }) => (
          <li key={keys}>
            <button
              type="button"
              onClick={() => {
                close();
                run();
              }}
            >
              {does}
              <Kbd silent>{keys}</Kbd>
            </button>
          </li>
        ))}
      </ul>
      {places.map(({ title, links }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul role="list">
            {links.map(({ name, lang, to, note, noteLang }) => (
              <li key={to}>
                <a href={localHref(locale, to)} onClick={close}>
                  <span lang={lang}>{name}</span>
                  {note && <small lang={noteLang}>{note}</small>}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p role="status">
        {words.trim() !== '' && <Plural value={count} _0="Nothing found." one="# found." other="# found." />}
      </p>
      {awake && (
        <p>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t`choose`} · <Kbd>Esc</Kbd> {t`close`} ·{' '}
          <button type="button" popoverTarget={keysHelpId}>{t`All shortcuts`}</button>
        </p>
      )}
    </div>
  );
}

/** Arrows go from the field to the list and along it; Esc closes at once, where a field of its kind would only be emptied. */
function step(event: KeyboardEvent<HTMLElement>): void {
  // An input method has these keys for itself while it composes.
  if (event.nativeEvent.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    event.currentTarget.hidePopover();
  }
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!by) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > a, li > button')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  event.preventDefault();
  stops[(at + by + stops.length) % stops.length]?.focus();
}
