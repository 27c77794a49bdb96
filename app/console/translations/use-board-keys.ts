import { useLingui } from '@lingui/react/macro';
import { locales, nameAlone } from '#platform/i18n/locale.ts';
import { useKeys } from '#ui/console/keys/use-keys.ts';

/** Ids of the fields to whom and until when. */
export const givenToId = 'give-to';
export const dueId = 'give-due';

/** `1 2 3` open the row where somebody is in a language; `A` and `D` pick it and lead to the fields below. */
export function useBoardKeys(mayGive: boolean): void {
  const { t } = useLingui();
  const opening = locales.map((locale, i) => ({
    keys: String(i + 1),
    does: t`Open in ${nameAlone(locale)}`,
    run: () => rowHere()?.querySelector<HTMLElement>(`[data-open="${locale}"]`)?.click(),
  }));
  const giving = [
    { keys: 'A', does: t`Assign to someone`, run: () => giveHere(givenToId) },
    { keys: 'D', does: t`Set due date`, run: () => giveHere(dueId) },
  ];
  useKeys(mayGive ? [...opening, ...giving] : opening);
}

const rowHere = () => document.activeElement?.closest('tr');

/** Where nothing is picked yet the row is; the bar is there only then. */
function giveHere(fieldId: string): void {
  const box = rowHere()?.querySelector<HTMLInputElement>('input[name="thing"]');
  if (box && !box.form?.querySelector('input[name="thing"]:checked')) box.click();
  requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
}
