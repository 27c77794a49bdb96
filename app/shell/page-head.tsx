import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { alternates, localHref, readAddress } from '#platform/i18n/address.ts';
import { defaultLocale, localeOf } from '#platform/i18n/locale.ts';
import { canonicalAddress } from './canonical.ts';
import { cardPath, cardSize } from './card/card-address.ts';
import { useShellData } from './shell-data.ts';

interface PageHeadProps {
  /** Title of the page alone; the site's name is added. Without it the name stands alone. */
  title?: string;
  /** One or two sentences for search engines and previews. */
  description?: string;
  /** Path of a photograph of the page, for previews; without one a card with the title is drawn (`share/`). */
  image?: string;
  /** Parameters of the query that make this a page of its own, such as `page` or `cursor`. */
  query?: readonly string[];
  /** The one address of the page where it is shown under others too, without language prefix; `query` is then not read. */
  address?: string;
  /** For pages that are no destination, such as error faces: no search engine keeps them. */
  unlisted?: boolean;
}

const noQuery: readonly string[] = [];
const openGraphLocale = (locale: string) => locale.replace('-', '_');

/** What stands in the head of a page: title, description, canonical address, its other languages, preview. */
export function PageHead({
  title,
  description,
  image,
  query = noQuery,
  address: given,
  unlisted = false,
}: PageHeadProps) {
  const { t, i18n } = useLingui();
  const { pathname, search } = useLocation();
  const origin = useShellData()?.origin ?? '';
  const name = t`China-Africa Economic and Trade Expo`;
  const words = title ? `${title} · ${name}` : name;
  if (unlisted) {
    return (
      <>
        <title>{words}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = given ?? canonicalAddress(readAddress(pathname).path, search, query);
  const own = `${origin}${localHref(localeOf(i18n), address)}`;
  return (
    <>
      <title>{words}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={own} />
      {alternates(address).map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${origin}${href}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}${localHref(defaultLocale, address)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={openGraphLocale(i18n.locale)} />
      <meta property="og:image" content={`${origin}${image ?? cardPath(localeOf(i18n), address)}`} />
      {!image && <CardFacts alt={title ?? name} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function CardFacts({ alt }: { alt: string }) {
  return (
    <>
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
    </>
  );
}
