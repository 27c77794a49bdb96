import { parse } from 'yaml';
import { z } from 'zod';
import { BundleError } from './bundle-error.ts';

const frontMatter = /^---\r?\n(?<head>[\s\S]*?)^---\r?\n(?<body>[\s\S]*)$/m;

/**
 * A Markdown file in its two parts: the fields in YAML between lines of `---`, and what follows.
 * @throws BundleError where there are no fields, or they are no YAML
 */
export function readFrontMatter(file: string, text: string): { fields: object; body: string } {
  const { head = '', body = '' } = frontMatter.exec(text)?.groups ?? {};
  try {
    return { fields: z.looseObject({}).parse(parse(head)), body: body.trim() };
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'no fields between lines of ---' : (error as Error).message;
    throw new BundleError(`${file}: ${reason}`);
  }
}
