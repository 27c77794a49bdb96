import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '#platform/content/content-kind.ts';
import { fieldsOf, type Thread } from '../../content/document.ts';

/** What a field is called, of a row with what the row is one of: "Figures, Label". */
export function labelOf(kind: ContentKind, thread: Thread, path: string, i18n: I18n): string {
  const [name = '', , inner = ''] = path.split('.');
  const field = fieldsOf(kind, thread)[name];
  if (!field) return name;
  const { control } = field;
  const own = control.type === 'rows' && (thread === 'shared' ? control.shared : control.texts)[inner];
  const label = i18n._(field.label);
  return own ? i18n._(msg`${label}, ${i18n._(own.label)}`) : label;
}
