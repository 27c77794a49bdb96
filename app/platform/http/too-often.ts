import { data } from 'react-router';

/** What the face of an error is told of a refusal for a while. */
export interface Wait {
  /** Minutes until it may be tried again. */
  wait: number;
}

/** What a page throws at whoever has asked for it too often: 429, whose face says when to come again. @param seconds until then */
export function tooOften(seconds: number) {
  const wait: Wait = { wait: Math.ceil(seconds / 60) };
  return data(wait, { status: 429, headers: { 'Retry-After': String(seconds) } });
}
