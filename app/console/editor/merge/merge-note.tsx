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
      <Note title={t`${label}: changed by someone else and merged in`}>
        <p className={css.text}>
          <Changed pieces={merged.theirs} />
        </p>
      </Note>
    );
  }
  return (
    <Note kind="stop" title={t`${label}: you both changed this`}>
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
      <Choices legend={t`Which to keep`}>
        <Radio name={takeName(name)} value="theirs">{t`Keep theirs`}</Radio>
        <Radio name={takeName(name)} value="mine" defaultChecked>
          {t`Keep what is in the field below: your text, or both combined`}
        </Radio>
      </Choices>
    </Note>
  );
}
