import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { AwakeParts } from '#platform/client/awake-parts.tsx';
import { localHref } from '#platform/i18n/address.ts';
import { directionOf } from '#platform/i18n/locale.ts';
import { useLocale } from '#platform/i18n/use-locale.ts';
import { ErrorFace } from '#shell/errors/error-face.tsx';
import { HeadlineFace } from '#shell/headlines/headline-face.tsx';
import { useActiveSection } from '#shell/sections/use-active-section.ts';
import { useShellData } from '#shell/shell-data.ts';
import { WakeScript } from '#site/wake/wake-script.tsx';
import { WeaveMotifs } from '#ui/weave/weave-motifs.tsx';
import './ui/base.css';

/** The browser's own frame takes a colour of the tokens, the deep green by day and paper by night: CSS does not reach there. */
const frameColours = { light: '#0c3b2e', dark: '#161410' };

/** The document round every page. The waking script may mark `html` before React takes over. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const shell = useShellData();
  const active = useActiveSection();
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={frameColours.dark} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={frameColours.light} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={localHref(locale, '/manifest.webmanifest')} />
        <Meta />
        <Links />
      </head>
      <body>
        <WeaveMotifs />
        {children}
        <ScrollRestoration />
        <Scripts />
        <AwakeParts />
        <HeadlineFace />
        <WakeScript activeName={active} financeImageBaseUrl={shell?.financeImageBaseUrl} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The last resort, where even the shell has failed: the face stands alone. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main>
      <ErrorFace error={error} />
    </main>
  );
}
