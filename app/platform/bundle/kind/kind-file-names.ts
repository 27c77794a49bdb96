import type { ContentKind } from '#platform/content/content-kind.ts';
import { isLocale } from '#platform/i18n/locale.ts';

/** So many rows stand in a file. */
export const rowsInFile = 500;

/** The file in which rows of a kind stand. @param place from 0 */
export const rowsFile = ({ name }: Pick<ContentKind, 'name'>, place: number) =>
  `${name}/${String(place + 1).padStart(4, '0')}.json`;

export const factsFile = ({ name }: Pick<ContentKind, 'name'>, key: string) => `${name}/${key}/facts.json`;

/** The field of a kind that is long, and is the body of a file of its own in each language; undefined where its things are rows. */
export function longFieldOf({ texts }: Pick<ContentKind, 'texts'>): string | undefined {
  return Object.entries(texts).find(([, { control }]) => control.type === 'rich')?.[0];
}

/** Whether a file below the folder of a kind is one of those that things of it are written in. */
export function isFileOfKind(kind: Pick<ContentKind, 'name' | 'texts'>, file: string): boolean {
  const [, first = '', second, ...more] = file.split('/');
  if (longFieldOf(kind) === undefined) return second === undefined && /^\d{4}\.json$/.test(first);
  return more.length === 0 && (second === 'facts.json' || isLocale(/^(.+)\.md$/.exec(second ?? '')?.[1]));
}

/** Numbers by what they count, and else as they are spelt: in this order things are read. */
export function compareKeys(one: string, other: string): number {
  const isNumber = (key: string) => /^\d+$/.test(key);
  if (isNumber(one) && isNumber(other)) return Number(one) - Number(other);
  return one < other ? -1 : Number(one > other);
}
