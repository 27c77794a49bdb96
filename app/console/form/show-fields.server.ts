import { countries, industries, participants } from '#features/editions/index.server.ts';
import type { ContentKind } from '#platform/content/content-kind.ts';
import type { Control, Field, Fields } from '#platform/content/field.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { fieldsOf, type Thread } from '../content/document.ts';
import type { ShownControl, ShownField, ShownOption } from './shown-field.ts';

/** The fields of a thread of a kind, as a page shows them. @param locale of the interface */
export function shownFields(kind: Pick<ContentKind, 'shared' | 'texts'>, thread: Thread, locale: Locale): ShownField[] {
  return shown(fieldsOf(kind, thread), thread, locale);
}

function shown(fields: Fields, thread: Thread, locale: Locale): ShownField[] {
  const i18n = i18nFor(locale);
  return Object.entries(fields).map(([name, field]) => ({
    name,
    label: i18n._(field.label),
    hint: field.hint && i18n._(field.hint),
    // A box that is not ticked says something too.
    required: field.control.type === 'flag' || !field.schema.safeParse(undefined).success,
    control: shownControl(field, thread, locale),
  }));
}

function shownControl({ control, schema }: Field, thread: Thread, locale: Locale): ShownControl {
  const i18n = i18nFor(locale);
  switch (control.type) {
    case 'choice':
    case 'choices':
      return {
        type: control.type,
        options: control.options.map(({ value, label }) => ({ value, label: i18n._(label) })),
      };
    case 'country':
    case 'industry':
      return {
        type: 'choice',
        options: namedOptions(control, locale).filter(({ value }) => takes(schema, control, value)),
      };
    case 'countries':
      return {
        type: 'choices',
        options: namedOptions(control, locale).filter(({ value }) => takes(schema, control, value)),
      };
    case 'rows':
      return {
        type: 'rows',
        most: control.most,
        fields: shown(thread === 'shared' ? control.shared : control.texts, thread, locale),
      };
    default:
      return control;
  }
}

/** Whether a value may stand in the field: of all countries a kind may take those of Africa alone. */
function takes(schema: Field['schema'], { type }: Control, value: string): boolean {
  const own = type === 'industry' ? Number(value) : value;
  return schema.safeParse(type === 'countries' ? [own] : own).success;
}

function namedOptions({ type }: Control, locale: Locale): ShownOption[] {
  if (type === 'industry') {
    return industries(locale).map(({ id, name }) => ({ value: String(id), label: name }));
  }
  const known = new Map([...participants(locale), ...countries(locale)].map(({ code, name }) => [code, name]));
  return [...known].map(([value, label]) => ({ value, label }));
}
