import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { entriesIn } from '#console/glossary/entry.ts';
import { type Variant, variantsIn } from '#console/glossary/variants.ts';

const glossary = join(resolve(import.meta.dirname, '../..'), 'docs/glossary.md');

/** The variants of the project's glossary. @throws where a row cannot be read, with the row */
export function variantsOfGlossary(): Variant[] {
  return variantsIn(entriesIn(readFileSync(glossary, 'utf8')));
}
