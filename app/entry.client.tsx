import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchTyping } from '#platform/client/typed-before.ts';
import { addWords, i18n } from '#platform/i18n/page-words.ts';
import { guardOtherChunks, pageGuard } from '#platform/router/awake/page-guard.ts';
import { unfoldTable } from '#platform/router/table/folded-table.ts';

unfoldTable();
guardOtherChunks();
watchTyping();
if (import.meta.env.DEV) await addWords(import.meta.glob('/app/shell/locales/*.po', { import: 'messages' }));

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
