/**
 * Among the tags of a page that says that nothing was found of what was looked for: the front counts such words, of nobody. No write
 * empties it.
 */
export const nothingFound = 'nothing found';
