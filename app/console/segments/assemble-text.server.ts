import type { Values } from '#platform/content/content-kind.ts';
import type { Control, Field, Fields } from '#platform/content/field.ts';
import { sanitiseInline } from '#platform/rich-text/sanitise-body.server.ts';
import { rowTexts, type Thread } from '../content/document.ts';
import { readFields } from '../form/read-fields.ts';
import { assembleBlocks, blocksOf } from './blocks.ts';
import { assembleBuilt } from './build.ts';
import type { Built } from './pair-segments.server.ts';

interface Parts {
  /** What is translated: a text's headings, lists and tables are those of its source. */
  source: Values;
  /** What was there: rows that the source does not have stay. */
  target: Values;
  /** What is written, by the path of its place (`Pair`). */
  texts: ReadonlyMap<string, string>;
  thread: Thread;
  /** Where the text is built otherwise than its source (`pairSegments`). */
  built?: Built;
}

/** A text put together of its segments. @param prefix of the fields' paths, with a point at its end */
export function assembleText(fields: Fields, parts: Parts, prefix = ''): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, assembleField(name, field, parts, prefix)]),
  );
}

function assembleField(name: string, field: Field, parts: Parts, prefix: string): unknown {
  const path = prefix + name;
  const { control } = field;
  const source = parts.source[name];
  switch (control.type) {
    case 'rich': {
      const own = parts.built?.get(path);
      if (own) return own.map(({ html, paths }) => assembleBuilt(html, textsAt(parts, paths))).join('');
      const places = blocksOf(String(source ?? '')).length;
      return assembleBlocks(String(source ?? ''), written(parts, path, places).map(sanitiseInline));
    }
    case 'lines': {
      if (parts.texts.has(path)) return parts.texts.get(path);
      const places = String(source ?? '').split(/\n\s*\n/).length;
      return written(parts, path, places)
        .filter((text) => text.trim() !== '')
        .join('\n\n');
    }
    case 'list':
      return parts.texts.get(path)?.split('\n') ?? written(parts, path, Array.isArray(source) ? source.length : 0);
    case 'rows':
      return assembleRows(name, control, parts, path);
    default:
      return plain(name, field, parts, parts.texts.get(path) ?? parts.texts.get(`${path}.+1`) ?? '');
  }
}

const textsAt = ({ texts }: Parts, paths: readonly string[]) =>
  paths.map((path) => sanitiseInline(texts.get(path) ?? ''));

/** The numbered places of a field, and what there is more. */
function written({ texts }: Parts, path: string, places: number): string[] {
  const own = Array.from({ length: places }, (_, i) => texts.get(`${path}.${i + 1}`) ?? '');
  const more = [...texts].flatMap(([place, text]) => (place.startsWith(`${path}.+`) ? [text] : []));
  return [...own, ...more];
}

function assembleRows(name: string, control: Extract<Control, { type: 'rows' }>, parts: Parts, path: string): Values {
  const [source, target] = [rowTexts(parts.source[name]), rowTexts(parts.target[name])];
  const ids = new Set([...Object.keys(source), ...Object.keys(target)]);
  return Object.fromEntries(
    Array.from(ids, (id) => [
      id,
      assembleText(control.texts, { ...parts, source: source[id] ?? {}, target: target[id] ?? {} }, `${path}.${id}.`),
    ]),
  );
}

/** What is no text: read as a form would be. */
function plain(name: string, field: Field, { thread }: Parts, text: string): unknown {
  const form = new FormData();
  if (field.control.type !== 'flag' || text === 'true') form.append(name, text.trim());
  return readFields({ [name]: field }, thread, form)[name];
}
