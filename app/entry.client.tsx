import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardOtherChunks, pageGuard } from '#platform/client/page-guard.ts';
import type { Locale } from '#platform/i18n/locale.ts';

const words = {
  'zh-CN': () => import('#platform/i18n/words/zh-CN.ts'),
  'en-US': () => import('#platform/i18n/words/en-US.ts'),
  'fr-FR': () => import('#platform/i18n/words/fr-FR.ts'),
};

guardOtherChunks();
const locale = document.documentElement.lang as Locale;
const { messages } = await words[locale]();
const i18n = setupI18n({ locale, messages: { [locale]: messages } });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter instrumentations={[pageGuard]} />
      </I18nProvider>
    </StrictMode>,
  );
});
