import { wakeText } from 'virtual:wake-script';
import { useLingui } from '@lingui/react';
import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { type StoreState, updateStore } from '#platform/client/store.ts';
import type { Section } from '#platform/feature/page-route.ts';
import { ScriptNonce } from '#platform/http/script-nonce.ts';
import { localeOf, locales } from '#platform/i18n/locale.ts';
import { wakeAttribute } from './wake-attribute.ts';

interface WakeScriptProps {
  /** The item of the menu that the page belongs to. */
  activeName?: Section | undefined;
  /** Where finance pictures come from, as the settings say. */
  financeImageBaseUrl?: string | undefined;
}

/**
 * The waking script, with what the page gives to the store. Last in `body`, outside `main`.
 * HTML by hand, as otherwise only in `Prose` and `WeaveMotifs`: the text is a constant of the build.
 */
export function WakeScript({ activeName, financeImageBaseUrl = '' }: WakeScriptProps) {
  const { i18n } = useLingui();
  const { search } = useLocation();
  const page: Partial<StoreState> = {
    locales,
    locale: localeOf(i18n),
    cursor: new URLSearchParams(search).get('cursor') ?? '',
    activeName: activeName ?? '',
    financeImageBaseUrl,
  };
  const pageText = JSON.stringify(page);
  // After a soft navigation; the first time the script itself has done it.
  useEffect(() => updateStore(JSON.parse(pageText)), [pageText]);
  const attributes = { [wakeAttribute]: pageText, nonce: use(ScriptNonce) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of the build
  return <script {...attributes} dangerouslySetInnerHTML={{ __html: wakeText }} suppressHydrationWarning />;
}
