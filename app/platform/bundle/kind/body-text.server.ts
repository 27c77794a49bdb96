import { sanitiseBody } from '#platform/rich-text/sanitise-body.server.ts';
import { htmlOf } from '../markdown.server.ts';
import { type Block, bodyTree } from './body-tree.server.ts';
import { markdownOf } from './markdown-of.server.ts';

/**
 * How the body of a text is written, beside Markdown with a line for each block: with nothing between its blocks, or as HTML where
 * Markdown cannot hold it.
 */
export const bodyForms = ['dense', 'html'] as const;
export type BodyForm = (typeof bodyForms)[number];

export interface BodyText {
  /** Left out: Markdown, each block on a line of its own. */
  form?: BodyForm | undefined;
  text: string;
}

/**
 * A body as a bundle holds it: read again (`htmlOfBody`) and made safe, it is the same HTML.
 * @param html as `sanitiseBody` writes it
 */
export function bodyText(html: string): BodyText {
  const written = ([undefined, 'dense'] as const).flatMap((form) => asMarkdown(html, form) ?? []);
  const [best] = written.filter((body) => says(body, html)).toSorted((one, other) => one.kept - other.kept);
  return best ? { form: best.form, text: best.text } : { form: 'html', text: html };
}

/** The HTML of a body, trusted in nothing yet. */
export function htmlOfBody({ form, text }: BodyText): string {
  if (form === 'html') return text;
  return form === 'dense' ? htmlOf(text).replaceAll('>\n<', '><') : htmlOf(text);
}

const says = (body: BodyText, html: string) => sanitiseBody(htmlOfBody(body)) === html;

/**
 * Block by block, and how many of them stand there as HTML; undefined where something else stands between them than the form has
 * there.
 */
function asMarkdown(html: string, form: 'dense' | undefined): (BodyText & { kept: number }) | undefined {
  const tree = bodyTree(html);
  const between = form === 'dense' ? '' : '\n';
  if (!tree?.between.every((each) => each === between)) return undefined;
  const texts = tree.blocks.map((block) => blockText(block, form));
  const kept = texts.filter((text, i) => text === tree.blocks[i]?.html).length;
  return { form, text: texts.join('\n\n'), kept };
}

/** A block as Markdown where that says the same, and else as it is. */
function blockText({ mark, html }: Block, form: 'dense' | undefined): string {
  const written = (['signs', 'tags'] as const).map((emphasis) => markdownOf(mark, emphasis));
  return written.find((text) => text !== '' && says({ form, text }, html)) ?? html;
}
