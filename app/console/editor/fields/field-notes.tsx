import { Icon } from '#ui/console/icon.tsx';
import page from '#ui/console/page/page.module.css';
import { GlossaryNotes } from '../../glossary/beside/glossary-notes.tsx';
import { formId } from '../editor-props.ts';
import { useFieldRoom } from './field-room.ts';
import css from './fields.module.css';

interface FieldNotesProps {
  name: string;
  /** What is written in it; undefined where that is not in words. */
  text: string | undefined;
}

/** Below a field: what of it does not agree with the source, and what the glossary calls what it is about. */
export function FieldNotes({ name, text }: FieldNotesProps) {
  const { glossary, lang, unfitting } = useFieldRoom();
  const messages = unfitting[name] ?? [];
  const hints = glossary?.hints[name] ?? [];
  const says = glossary && lang && text !== undefined && (text !== '' || hints.length > 0);
  if (messages.length === 0 && !says) return null;
  return (
    <div className={css.notes}>
      {messages.map((message) => (
        <span key={message} className={page.late}>
          <Icon name="warn" /> {message}
        </span>
      ))}
      {says && (
        <GlossaryNotes
          text={text}
          to={lang}
          from={glossary.from}
          hints={hints}
          variants={glossary.variants}
          replace={{ name: '_replace', place: name, form: formId }}
        />
      )}
    </div>
  );
}
