/**
 * Makes the HTML of a body out of what an editor types: paragraphs with an empty line between them, `## ` before a heading,
 * `- ` before each entry of a list. Everything else is text, so nothing typed can become markup.
 */
export function bodyHtml(text: string): string {
  const blocks = text.replaceAll('\r\n', '\n').split(/\n\s*\n/);
  return blocks.map(blockHtml).filter(Boolean).join('\n');
}

function blockHtml(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  const [first = ''] = lines;
  if (first.startsWith('## ')) {
    const rest = blockHtml(lines.slice(1).join('\n'));
    return [`<h2>${escaped(first.slice(3))}</h2>`, rest].filter(Boolean).join('\n');
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>\n${lines.map((line) => `<li>${escaped(line.slice(2))}</li>`).join('\n')}\n</ul>`;
  }
  const words = lines.filter(Boolean).join(' ');
  return words === '' ? '' : `<p>${escaped(words)}</p>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
