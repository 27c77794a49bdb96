import { useLingui } from '@lingui/react/macro';
import { Choices, Radio } from '#ui/console/controls/check.tsx';
import { Note } from '#ui/console/page/note.tsx';
import { Changed } from '#ui/console/text/changed.tsx';
import css from './merge-note.module.css';
import { type MergedField, takeName } from './merged.ts';

/** What somebody else has written in a field meanwhile, beside what was written here, and whose is taken. */
export function MergeNote({ name, label, merged }: { name: string; label: string; merged: MergedField }) {
  const { t } = useLingui();
  if (merged.is === 'theirs') {
    return (
      <Note title={t`${label}: changed by somebody else, and taken in`}>
        <p className={css.text}>
          <Changed pieces={merged.theirs} />
        </p>
      </Note>
    );
  }
  return (
    <Note kind="stop" title={t`${label}: both of you have changed this`}>
      <div className={css.sides}>
        <div>
          <h3>{t`Theirs`}</h3>
          <p className={css.text}>
            <Changed pieces={merged.theirs} />
          </p>
        </div>
        <div>
          <h3>{t`Yours`}</h3>
          <p className={css.text}>
            <Changed pieces={merged.mine} />
          </p>
        </div>
      </div>
      <Choices legend={t`What is kept`}>
        <Radio name={takeName(name)} value="theirs">{t`Theirs, as it is`}</Radio>
        <Radio name={takeName(name)} value="mine" defaultChecked>
          {t`What stands in the field below: yours, or what you make of both`}
        </Radio>
      </Choices>
    </Note>
  );
}
