import { useLingui } from '@lingui/react/macro';
import { type Locale, nameAlone } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Icon } from '#ui/console/icon.tsx';
import { Kbd } from '#ui/console/keys/kbd.tsx';
import page from '#ui/console/page/page.module.css';
import { Changed } from '#ui/console/text/changed.tsx';
import { Segment, TargetText } from '#ui/console/text/segment.tsx';
import { useLanguageNames } from '#ui/use-language-names.ts';
import { variantsUsed } from '../consistency/variants-used.ts';
import { GlossaryNotes } from '../glossary/beside/glossary-notes.tsx';
import { useTypedText } from '../glossary/beside/use-typed-text.ts';
import type { Variant } from '../glossary/variants.ts';
import type { Back } from './save-translation.server.ts';
import { toDo } from './segments-to-do.ts';
import type { ShownPair } from './show-translation.server.ts';
import css from './translate.module.css';

interface PairRowProps {
  pair: ShownPair;
  /** With what the form came back. */
  answer: Back | undefined;
  /** The language that is written, and whether by this person. */
  to: Locale;
  mayWrite: boolean;
  /** What the glossary does not call things in that language. */
  variants: readonly Variant[];
}

/** A segment of the source with its translation, to be written in. */
export function PairRow({ pair, answer, to, mayWrite, variants }: PairRowProps) {
  const { t } = useLingui();
  const words = useSegmentWords();
  const { path, number, label, state, target } = pair;
  const typed = answer?.typed[path];
  const error = answer?.errors[path];
  const { text, follow } = useTypedText(`text.${path}`, typed ?? target);
  const waits = state === 'new' || state === 'changed';
  const name = `${label} ${number}`;
  return (
    <Segment
      id={`segment-${number}`}
      number={number}
      label={name}
      title={pair.isTitle}
      state={state === 'gone' ? 'changed' : state}
      word={words[state]}
      source={<SourceText pair={pair} />}
      sourceLang={pair.sourceLang}
      hints={
        <Hints
          {...{ pair, to, mayWrite, error, variants, text }}
          theirs={answer?.isConflict && typed !== undefined ? target : undefined}
        />
      }
    >
      <TargetText
        id={`text-${number}`}
        key={typed ?? target}
        label={t`${name}, ${nameAlone(to)}`}
        lang={to}
        name={`text.${path}`}
        defaultValue={typed ?? target}
        readOnly={!mayWrite}
        onInput={follow}
        {...(error && { 'aria-invalid': true, 'aria-describedby': `wrong-${number}` })}
        {...(waits && { [toDo]: '' })}
      />
    </Segment>
  );
}

/** What each state of a segment is called. */
function useSegmentWords(): Record<ShownPair['state'], string> {
  const { t } = useLingui();
  return {
    done: t`Up to date`,
    changed: t`Source changed`,
    new: t`Not translated yet`,
    gone: t`Not in the source`,
  };
}

/** The source with what changed in it, and folded the other languages. */
function SourceText({ pair: { source, others } }: { pair: ShownPair }) {
  return (
    <>
      <span className={css.lines}>
        <Changed pieces={source.map(({ kind, text }) => ({ is: looks[kind], text }))} />
      </span>
      {others.map(({ locale, text }) => (
        <details key={locale} className={page.small}>
          <summary lang={locale}>{nameAlone(locale)}</summary>
          <p lang={locale} className={css.lines}>
            {text}
          </p>
        </details>
      ))}
    </>
  );
}

const looks = { same: 'same', removed: 'gone', added: 'new' } as const;

interface HintsProps extends Omit<PairRowProps, 'answer'> {
  theirs: string | undefined;
  error: string | undefined;
  /** What is written, as it is typed. */
  text: string;
}

/** What is to be known of a segment that waits, what may be done about it, and what the glossary calls its terms. */
function Hints({ pair, theirs, error, to, mayWrite, variants, text }: HintsProps) {
  const { t } = useLingui();
  const words = useSegmentWords();
  const { number, state, hashes, path, canTake, hints, marks } = pair;
  const isQuiet =
    state === 'done' && hints.length === 0 && marks.length === 0 && variantsUsed(variants, text, to).length === 0;
  if (isQuiet && theirs === undefined && error === undefined) return null;
  return (
    <>
      {error !== undefined && (
        <span id={`wrong-${number}`} className={page.late}>
          <Icon name="warn" /> {error}
        </span>
      )}
      {theirs !== undefined && <Theirs text={theirs} lang={to} />}
      {state !== 'done' && <span className={css.state}>{words[state]}</span>}
      {mayWrite && canTake && (
        <Button slim name="take" value={path}>
          {state === 'new' ? t`Copy the source` : t`Apply the change`}
        </Button>
      )}
      {mayWrite && state === 'changed' && (
        <Button slim name="right" value={hashes.join(',')} aria-keyshortcuts="Control+Enter">
          {t`Still correct`} <Kbd silent>Ctrl Enter</Kbd>
        </Button>
      )}
      <Marks pair={pair} />
      <GlossaryNotes
        {...{ text, to, hints, variants }}
        from={pair.sourceLang}
        replace={mayWrite ? { name: 'replace', place: path } : undefined}
      />
    </>
  );
}

/** What the numbers in a segment stand for, and which are still to be put in. */
function Marks({ pair: { marks, missing } }: { pair: ShownPair }) {
  const { t } = useLingui();
  const numbers = missing.map((number) => `{${number}}`).join(' ');
  if (marks.length === 0) return null;
  return (
    <>
      <span>
        {marks.map((mark, i) => (
          <span key={mark.number}>
            {i > 0 && ' · '}
            <MarkName mark={mark} />
          </span>
        ))}
      </span>
      {missing.length > 0 && (
        <span className={page.late}>
          <Icon name="warn" /> {t`Not in the translation: ${numbers}`}
        </span>
      )}
    </>
  );
}

function MarkName({ mark: { number, name, html } }: { mark: ShownPair['marks'][number] }) {
  const { t } = useLingui();
  const address = addressIn(html);
  const words: Record<string, string> = { a: t`link to ${address}`, strong: t`bold`, em: t`italics` };
  return (
    <>
      <bdi>{`{${number}}…{/${number}}`}</bdi> {words[name] ?? name}
    </>
  );
}

const addressIn = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** What somebody else has saved in its place meanwhile. */
function Theirs({ text, lang }: { text: string; lang: Locale }) {
  const { t } = useLingui();
  const languages = useLanguageNames();
  return (
    <span>
      <Icon name="warn" /> {t`Saved in the meantime:`}{' '}
      <span lang={lang}>{text === '' ? t`nothing in ${languages[lang]}` : text}</span>
    </span>
  );
}
