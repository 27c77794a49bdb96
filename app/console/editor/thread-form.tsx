import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { isLocale } from '#platform/i18n/locale.ts';
import { Button } from '#ui/console/controls/button.tsx';
import { Check } from '#ui/console/controls/check.tsx';
import { ConsoleForm } from '#ui/console/controls/console-form.tsx';
import { KeysLine } from '#ui/console/keys/keys-line.tsx';
import { useKeys } from '#ui/console/keys/use-keys.ts';
import { Stand } from '#ui/console/page/panel.tsx';
import type { Entries } from '../form/form-entries.ts';
import { typedOf } from '../form/typed.ts';
import { variantOf } from '../glossary/variants.ts';
import { threadPath } from '../shown/paths.ts';
import { type EditorProps, formId } from './editor-props.ts';
import { FieldControl } from './fields/field-control.tsx';
import { type FieldRoom, FieldRoomContext } from './fields/field-room.ts';
import { FieldRuns } from './fields/field-runs.tsx';
import { KeptHere } from './kept-here.tsx';
import css from './thread-form.module.css';

interface Standing {
  base: number;
  entries: Entries;
}

type ThreadFormProps = EditorProps & {
  /** What was typed before, in place of what there is. */
  typed: Standing | undefined;
};

/** The fields of a part of a thing, to be written. */
export function ThreadForm({ typed, ...props }: ThreadFormProps) {
  const { kind, thing, thread, form, answer, done, made, mayWrite } = props;
  const first = typed ?? form;
  const [taken, take] = useState<Standing>();
  const shown = taken ?? first;
  const ref = useRef<HTMLFormElement>(null);
  return (
    <ConsoleForm id={formId} ref={ref} action={threadPath(kind.name, thing?.id, thread)} long className={css.form}>
      <KeptHere
        form={ref}
        place={`${kind.name}/${thing?.id ?? 'new'}/${thread}`}
        {...(made && { before: `${kind.name}/new/${thread}` })}
        base={shown.base}
        isSaved={done !== undefined && !answer}
        onUse={take}
      />
      {/* What the Enter key presses: the first button of a form, which else would be one beside a field. */}
      <button type="submit" name="_act" value="enter" hidden />
      <input type="hidden" name="_base" value={shown.base} />
      {answer?.merged && <input type="hidden" name="_merged" value="" />}
      <Fields key={taken ? 'taken' : 'first'} {...props} entries={shown.entries} />
      {mayWrite && <SaveLine {...props} />}
    </ConsoleForm>
  );
}

function Fields({ form, thread, answer, entries, panel }: EditorProps & { entries: Entries }) {
  const { fields, media, things, choices, rows } = form;
  const unfitting = (answer?.unfitting ?? panel?.unfitting ?? []).flatMap(({ atField }) => atField ?? []);
  const room: FieldRoom = {
    typed: typedOf(entries),
    errors: answer?.errors ?? {},
    lang: isLocale(thread) ? thread : undefined,
    found: answer?.found ?? {},
    merged: answer?.merged ?? {},
    glossary: useGlossary(form.glossary, thread),
    unfitting: messagesByField(unfitting),
    ...{ media, things, choices, rows },
  };
  return (
    <FieldRoomContext value={room}>
      <FieldRuns fields={fields}>{(field) => <FieldControl field={field} name={field.name} />}</FieldRuns>
    </FieldRoomContext>
  );
}

function messagesByField(unfitting: readonly { name: string; message: string }[]): Record<string, string[]> {
  const byName = Map.groupBy(unfitting, ({ name }) => name);
  return Object.fromEntries([...byName].map(([name, own]) => [name, own.map(({ message }) => message)]));
}

/** The glossary, made ready to look for its names once for all fields. */
function useGlossary(glossary: EditorProps['form']['glossary'], thread: EditorProps['thread']) {
  return useMemo(() => {
    if (!glossary || !isLocale(thread)) return undefined;
    const { from, hints, unused } = glossary;
    return { from, hints, variants: unused.map(({ name, called }) => variantOf(name, { called, locale: thread })) };
  }, [glossary, thread]);
}

/** Saving, and that a text which is behind is right as it stands. */
function SaveLine({ panel, answer }: EditorProps) {
  const { t } = useLingui();
  const behind = panel?.life?.behind ?? 0;
  const still = useRef<HTMLInputElement>(null);
  useKeys(behind > 0 ? [{ keys: 'Ctrl Enter', does: t`Still correct`, run: () => still.current?.click() }] : []);
  return (
    <>
      {behind > 0 && (
        <Check
          name="_still"
          ref={still}
          defaultChecked={answer?.asked?._still !== undefined}
          aria-keyshortcuts="Control+Enter"
        >
          <Trans>This text is still correct: the changes in its source need no change here</Trans>
        </Check>
      )}
      <div className={css.save}>
        <Button look="main" name="_act" value="save" keys="Ctrl S">
          {answer?.merged ? t`Save your choices` : t`Save`}
        </Button>
        <KeysLine
          keys={[
            { keys: ['Ctrl S'], does: t`save` },
            ...(panel
              ? [
                  { keys: ['N'], does: t`next to do` },
                  { keys: ['V'], does: t`preview` },
                ]
              : []),
            ...(behind > 0 ? [{ keys: ['Ctrl Enter'], does: t`still correct` }] : []),
          ]}
        />
      </div>
      <Stand>
        <Button look="main" name="_act" value="save">{t`Save`}</Button>
      </Stand>
    </>
  );
}
