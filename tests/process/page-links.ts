import { localHref } from '#platform/i18n/address.ts';
import { isLocale } from '#platform/i18n/locale.ts';

const elements = /<(?:a|link|img|source|video|audio|script|iframe|use|image)\b[^>]*>/g;
const addresses = /\s(?:href|src|poster|srcset|imagesrcset)="([^"]*)"/gi;
const ids = /\s(?:id|name)="([^"]*)"/g;

const languageSwitch = '/language/';

/** The page that a link of the language bar ends at. */
function otherLanguage({ pathname, searchParams }: URL): string {
  const locale = pathname.slice(languageSwitch.length);
  return isLocale(locale) ? localHref(locale, searchParams.get('to') ?? '/') : pathname;
}

/** Where a page leads within its own site: pages, pictures, styles, scripts. Other sites, mail and phones are left out. */
export function linksOf(html: string, page: URL): { to: string; fragment: string }[] {
  return [...html.matchAll(elements)]
    .flatMap(([element]) => [...element.matchAll(addresses)])
    .flatMap(([attribute, value = '']) => (/srcset/i.test(attribute) ? candidates(value) : [value]))
    .flatMap((written) => {
      const url = URL.parse(written.replaceAll('&amp;', '&'), page);
      if (url?.origin !== page.origin) return [];
      if (url.pathname.startsWith(languageSwitch)) return [{ to: otherLanguage(url), fragment: '' }];
      return [{ to: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }];
    });
}

const forms = /<form\b([^>]*)>(.*?)<\/form>/gs;
const fields = /<(?:input|select|textarea|button)\b[^>]*\sname="([^"]*)"/g;

/** The addresses that the forms of a page ask for, with every field of theirs. Those that write are left out. */
export function fieldsOf(html: string, page: URL): string[] {
  return [...html.matchAll(forms)].flatMap(([, head = '', inside = '']) => {
    if (/\smethod="post"/i.test(head)) return [];
    const url = URL.parse((/\saction="([^"]*)"/.exec(head)?.[1] ?? '').replaceAll('&amp;', '&'), page);
    if (url?.origin !== page.origin) return [];
    return [`${url.pathname}?${[...inside.matchAll(fields)].map(([, name]) => `${name}=`).join('&')}`];
  });
}

/** The addresses of a `srcset`. */
function candidates(srcset: string): string[] {
  return srcset.split(/,\s+/).map((each) => each.split(' ')[0] ?? '');
}

/** The places of a page that a fragment may name. */
export function targetsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ids)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}
