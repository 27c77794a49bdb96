/**
 * Puts every table of a text into a box that can be moved sideways, by keyboard too: on a phone some are wider than the page.
 * @param html as `sanitiseBody` writes it: tables without attributes, each closed
 * @param label the box's name for those who listen
 */
export function scrollTables(html: string, label: string): string {
  const open = `<section tabindex="0" aria-label="${label}"><table>`;
  return html.replaceAll('<table>', open).replaceAll('</table>', '</table></section>');
}
