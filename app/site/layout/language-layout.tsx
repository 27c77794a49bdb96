import { Outlet, useRouteError } from 'react-router';
import { aboutArticles, legalLines } from '#features/about/index.server.ts';
import { type Organisation, organisers, supportingLinks } from '#features/editions/index.server.ts';
import { renamedCategories } from '#features/news/index.server.ts';
import { renamedPages } from '#features/services/index.server.ts';
import { noticeMarkup, notices, siteSettings } from '#features/settings/index.server.ts';
import { type SiteContext, siteOf } from '#platform/http/site-context.ts';
import { ErrorFace } from '#shell/errors/error-face.tsx';
import { type NamedLink, type ShellData, useShellData } from '#shell/shell-data.ts';
import type { Route } from './+types/language-layout.ts';
import { Shell } from './shell.tsx';

/** How many organisers, and how many bearing organisers, the footer shows (specification 9). */
const organisersShown = 8;

/** What the shell is made of; `menu` is what its sub-menus call their entries. */
const tags = ['editions', 'about', 'settings', 'menu'];

/** The articles of About that every page leads to. */
const ruleKeys = ['privacy', 'terms', 'accessibility'];

/** Where a page cannot be shown, it says for how long: the page's own headers are not asked then. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  const wait = errorHeaders?.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}

/** What the shell shows on every page of a language. */
export function loader({ context }: Route.LoaderArgs): Promise<ShellData> {
  const site = siteOf(context, ...tags);
  return site.kept.get(`shell ${site.locale}`, tags, () => shellData(site));
}

async function shellData(site: SiteContext): Promise<ShellData> {
  const { db, locale, settings } = site;
  const [hosts, bearers, supporters, legal, articles, own, above, categories, pages] = await Promise.all([
    organisers(db, 'host', locale),
    organisers(db, 'bearer', locale),
    supportingLinks(db, locale),
    legalLines(db, locale),
    aboutArticles(db, locale),
    siteSettings(site),
    notices(site),
    renamedCategories(db, locale),
    renamedPages(db, locale),
  ]);
  const rules = articles.filter(({ key }) => ruleKeys.includes(key));
  return {
    origin: settings.SITE_URL,
    host: settings.siteUrlGiven ? settings.SITE_URL : '',
    outer: {
      cloud: settings.CLOUD_EXPO_URL,
      finance: settings.FINANCE_URL,
      negotiation: settings.NEGOTIATION_URL,
    },
    hosts: hosts.slice(0, organisersShown).map(namedLink),
    organisers: bearers.slice(0, organisersShown).map(namedLink),
    supporters: supporters.map(namedLink),
    rules: rules.map(({ title, href, lang }) => ({ name: title, url: href, lang })),
    officialAccount: own.officialAccount,
    notices: noticeMarkup(above, locale),
    renamed: { ...categories, ...pages },
    filings: [
      { number: own.icpFiling || legal.filing, registry: 'https://beian.miit.gov.cn/' },
      { number: own.policeFiling, registry: 'https://beian.mps.gov.cn/' },
    ].filter(({ number }) => number !== ''),
    copyright: legal.copyright,
    financeImageBaseUrl: settings.FINANCE_IMAGE_BASE_URL ?? '',
  };
}

function namedLink({ name, url, lang }: Organisation): NamedLink {
  return { name, url, lang };
}

export default function LanguageLayout({ loaderData }: Route.ComponentProps) {
  return (
    <Shell shell={loaderData}>
      <Outlet />
    </Shell>
  );
}

/** Whatever a page cannot show is said inside the shell, whose data has been loaded beside the page's. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <Shell shell={useShellData()}>
      <ErrorFace error={error} />
    </Shell>
  );
}
