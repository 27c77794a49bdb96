/** A message on its way, under its key. */
export interface Attempt {
  key: string;
  /** What it says. */
  said: string;
}

/**
 * What a form sends now: what says the same as before, whose answer was lost, goes under the same key, and stands once.
 * @param before what was sent from this page last; the first message goes under the key of the form itself
 */
export function attemptOf(talk: string, form: FormData, before: Attempt | undefined): Attempt {
  const files = chosenFiles(form).map(({ name, size, lastModified }) => [name, size, lastModified]);
  const said = JSON.stringify([talk, form.get('content'), files]);
  if (before?.said === said) return before;
  const own = before ? undefined : form.get('key');
  return { said, key: own ? String(own) : newKey() };
}

/** Once it was answered, the same words are another message. */
export function answered({ key }: Attempt): Attempt {
  return { key, said: '' };
}

/** A field of files that was left empty comes as one without content. */
export function chosenFiles(form: FormData): File[] {
  return form.getAll('files').filter((each): each is File => typeof each !== 'string' && each.size > 0);
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
