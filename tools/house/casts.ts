import { parseSync } from 'vite';
import type { SourceFile } from './source-files.ts';

/** A cast: what the types did not know, the writer claims. `as const` claims nothing. */
export interface Cast {
  path: string;
  line: number;
  /** Of the type, as written. */
  to: string;
}

/** The casts of some files: `as` and `<T>x`, without `as const`. */
export function castsOf(files: readonly SourceFile[]): Cast[] {
  return files.flatMap(castsIn);
}

/** How many casts stand in a thousand lines at most. */
export const mostCasts = 1.5;

/** How many casts stand in a thousand lines of some files. */
export function castsInThousandLines(casts: readonly Cast[], files: readonly SourceFile[]): number {
  const lines = files.reduce((sum, file) => sum + file.text().split('\n').length, 0);
  return (1000 * casts.length) / lines;
}

/** Casts by file: files of `first` before others, of these those with most casts. */
export function castsByFile(casts: readonly Cast[], first: ReadonlySet<string>): Cast[][] {
  const files = [...Map.groupBy(casts, ({ path }) => path)].toSorted(
    ([one, its], [other, others]) => Number(first.has(other)) - Number(first.has(one)) || others.length - its.length,
  );
  return files.map(([, each]) => each);
}

function castsIn(file: SourceFile): Cast[] {
  const text = file.text();
  const { program } = parseSync(file.path, text);
  const casts: Cast[] = [];
  visit(program, (node) => {
    if (node.type !== 'TSAsExpression' && node.type !== 'TSTypeAssertion') return;
    const { typeAnnotation } = node;
    if (!isSpan(typeAnnotation)) return;
    const { start, end } = typeAnnotation;
    const to = text.slice(start, end);
    if (to !== 'const') casts.push({ path: file.path, line: text.slice(0, start).split('\n').length, to });
  });
  return casts;
}

interface Span {
  start: number;
  end: number;
}

type Node = { type: string } & Record<string, unknown>;

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  if (!isNode(value)) return;
  see(value);
  for (const each of Object.values(value)) if (typeof each === 'object') visit(each, see);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function isSpan(value: unknown): value is Span {
  return typeof value === 'object' && value !== null && 'start' in value && 'end' in value;
}
