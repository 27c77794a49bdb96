import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * How classes of CSS Modules are called in the page: `card_x7q2`, the name that the module gives and a mark of its file. By
 * itself Vite adds the line too: a name of its own in every place, which no compression shortens.
 * @param root of the project: the same sources have the same names wherever they lie
 * @returns a namer, which throws an Error where two files would have a class of the same name
 */
export function classNames(root: string): (name: string, file: string) => string {
  const files = new Map<string, string>();
  return (name, file) => {
    const path = relative(root, file.split('?', 1)[0] ?? file).replaceAll('\\', '/');
    const digest = createHash('sha256').update(path).digest();
    const mark = digest.readUInt32BE().toString(36).slice(-4).padStart(4, '0');
    const whole = `${name}_${mark}`;
    if ((files.get(whole) ?? path) !== path)
      throw new Error(`${whole} of ${path} is also a class of ${files.get(whole)}`);
    files.set(whole, path);
    return whole;
  };
}
