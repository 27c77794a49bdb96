import markdown from '../../../docs/glossary.md?raw';
import { rowsOfGlossary } from './terms.ts';

/** What the site calls things, as it was built. */
export const glossary = rowsOfGlossary(markdown).map(({ term }) => term);
