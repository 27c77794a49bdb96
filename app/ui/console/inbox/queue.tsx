import type { ReactNode } from 'react';
import { localHref } from '#platform/i18n/address.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Face } from '../people/face.tsx';
import css from './inbox.module.css';

export interface QueueItem {
  /** Without language prefix. */
  to: string;
  current?: boolean;
  /** What kind of thing it is; what it is called; a line more. */
  kind: string;
  title: string;
  lang?: string;
  note?: ReactNode;
  /** Until when, written for the reader; `late`: it is over. */
  due: string;
  late?: boolean;
  /** Said where it changed since it was read: "Changed since you read it." */
  changed?: string;
  /** Who has it; a word where nobody has. */
  who: { id: string; name: string } | string;
}

/** What waits, in the order in which it is due. */
export function Queue({ label, items }: { label: string; items: readonly QueueItem[] }) {
  const locale = useLocale();
  return (
    <nav aria-label={label} className={css.queue}>
      <ul role="list">
        {items.map(({ to, current, kind, title, lang, note, due, late, changed, who }) => (
          <li key={to}>
            <a href={localHref(locale, to)} aria-current={current ? 'true' : undefined}>
              <small>
                {changed && (
                  <span className={css.changed}>
                    <span>{changed} </span>
                  </span>
                )}
                {kind}
              </small>
              <span className={late ? css.late : css.due}>{due}</span>
              <b lang={lang}>{title}</b>
              <small>{note}</small>
              {typeof who === 'string' ? (
                <small>{who}</small>
              ) : (
                <span>
                  <Face id={who.id} />
                  <VisuallyHidden>{who.name}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
