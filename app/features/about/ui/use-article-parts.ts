import { useLingui } from '@lingui/react/macro';
import type { ArticlePart } from '../about.ts';

/** Where the articles of the section belong, in the language of the page. */
export function useArticleParts(): Record<ArticlePart, string> {
  const { t } = useLingui();
  return { expo: t`The expo in context`, people: t`Taking part and volunteering`, rules: t`Rules and statements` };
}
