import { msg } from '@lingui/core/macro';
import { storeFile } from '#platform/content/store-file.server.ts';
import { type FileKind, largestFile } from '#platform/content/stored-file.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { fieldsOf } from '../content/document.ts';
import { fileText, uploadName, withoutFileName } from '../form/file-text.ts';
import { entriesIn } from '../form/typed.ts';
import type { EditorAnswer } from './answer.ts';
import type { Opened } from './editor-page.server.ts';
import { placed } from './field-facts.server.ts';

const tooLarge = msg`The file is larger than 10 MB.`;
const otherKind = msg`This file is damaged, or of a type that is not accepted here.`;

const [uploads, removals] = [uploadName(''), withoutFileName('')];

/**
 * Puts the files of a form into the store, and into the form what its fields are to hold of them.
 * @returns what is said where one is none of the kinds that its field takes
 */
export async function takeFiles(
  { media, locale }: Pick<SiteContext, 'media' | 'locale'>,
  { kind, thread }: Opened,
  form: FormData,
): Promise<EditorAnswer | undefined> {
  const fields = placed(fieldsOf(kind, thread), thread);
  const errors: Record<string, string> = {};
  for (const control of [...form.keys()]) if (control.startsWith(removals)) form.delete(control.slice(removals.length));
  for (const { name, file } of filesIn(form)) {
    const own = fields.find(({ named }) => named(name))?.control;
    if (own?.type !== 'file') continue;
    const stored = await storedAs(own.kinds, file, media);
    if (stored) form.set(name, fileText(stored));
    else errors[name] = i18nFor(locale)._(file.size > largestFile ? tooLarge : otherKind);
  }
  if (Object.keys(errors).length === 0) return undefined;
  return { typed: { base: Number(form.get('_base')) || 0, entries: entriesIn(form) }, errors };
}

/** The files that were chosen, by the fields that they are for. */
function filesIn(form: FormData): { name: string; file: File }[] {
  return [...form].flatMap(([control, file]) =>
    control.startsWith(uploads) && file instanceof File && file.size > 0
      ? [{ name: control.slice(uploads.length), file }]
      : [],
  );
}

async function storedAs(kinds: readonly FileKind[], file: File, media: SiteContext['media']) {
  const ending = file.name.toLowerCase().split('.').at(-1);
  const kind = kinds.find((each) => each === ending);
  return kind && storeFile(media, { kind, bytes: new Uint8Array(await file.arrayBuffer()) });
}
