import { useLingui } from '@lingui/react/macro';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { Button, ButtonLink } from '#ui/console/controls/button.tsx';
import { Note } from '#ui/console/page/note.tsx';
import page from '#ui/console/page/page.module.css';
import { PostForm } from '#ui/form/post-form.tsx';
import { mostHintsShown, mostShown } from '../report.ts';
import { faultsPath, importPath } from '../sheet-addresses.ts';
import { CountWords, FaultList, useBarredWords } from './import-parts.tsx';
import type { showImport } from './show-import.server.ts';

type Shown = Awaited<ReturnType<typeof showImport>>;

/** A sheet that has been looked through: what is wrong in it, or what it would do and whether it is taken. */
export function CheckedImport(shown: Shown) {
  const { t } = useLingui();
  const locale = useLocale();
  const { id, counts, hints: shownHints } = shown;
  const hints = counts.hints.toLocaleString(locale);
  return (
    <>
      {counts.faults > 0 ? <Faults {...shown} /> : <WouldDo {...shown} />}
      {counts.hints > 0 && (
        <Note kind="look" title={t`Not ready to be published: ${hints}`}>
          <p>{t`These rows can be imported as drafts. To be published they need more.`}</p>
          <FaultList caption={t`What is missing`} faults={shownHints} isBrief />
          {counts.hints > mostHintsShown && <p>{t`These are the first ${mostHintsShown}.`}</p>}
        </Note>
      )}
      {counts.faults + counts.hints > 0 && (
        <p>
          <ButtonLink to={faultsPath(id)} download>{t`Download all of them as CSV`}</ButtonLink>
        </p>
      )}
      <PostForm action={importPath(id)}>
        <Button look="quiet" name="act" value="drop">{t`Discard the file`}</Button>
      </PostForm>
    </>
  );
}

function Faults({ counts, faults: shown }: Shown) {
  const { t } = useLingui();
  const locale = useLocale();
  const [faults, faultyRows] = [counts.faults.toLocaleString(locale), counts.faultyRows.toLocaleString(locale)];
  return (
    <Note kind="stop" title={t`Errors: ${faults}, in rows: ${faultyRows}`}>
      <p>{t`A file is imported as a whole or not at all. Correct these cells and hand in the file again.`}</p>
      <FaultList caption={t`Errors`} faults={shown} />
      {counts.faults > mostShown && <p>{t`These are the first ${mostShown}.`}</p>}
    </Note>
  );
}

function WouldDo({ id, counts, barred }: Shown) {
  const { t } = useLingui();
  const words = useBarredWords();
  const isSomething = counts.made + counts.changed > 0;
  return (
    <section aria-labelledby="would-do" className={page.stack}>
      <h2 id="would-do">{isSomething ? t`No errors` : t`Nothing new`}</h2>
      <CountWords {...counts} />
      {isSomething && (
        <PostForm action={importPath(id)}>
          <div className={page.line}>
            <Button look="main" name="act" value="take">{t`Import as drafts`}</Button>
            {!barred && <Button look="publish" name="act" value="publish">{t`Import and publish`}</Button>}
          </div>
          {barred && <p className={page.soft}>{words[barred]}</p>}
        </PostForm>
      )}
    </section>
  );
}
