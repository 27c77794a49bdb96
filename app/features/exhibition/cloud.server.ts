import {
  exhibitorsByCountry,
  exhibitorsByIndustry,
  exhibitorsOfCountry,
  exhibitorsOfIndustry,
  productsOf,
} from '#features/directory/index.server.ts';
import {
  countries,
  country,
  countryName,
  countryText,
  currentEdition,
  industries,
} from '#features/editions/index.server.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { wovenPicture } from '#ui/woven/woven-pictures.server.ts';
import { type CloudHall, companiesShown, type Pavilion, productsShown } from './cloud.ts';
import { readNumber } from './exhibition.ts';

const china = 'CN';

/**
 * The Cloud Expo, or the pavilion of `?country=` or `?industry=`.
 * @throws 404 for a country or an industry that there is not
 */
export async function readCloud(site: SiteContext, url: URL): Promise<CloudHall | Pavilion> {
  site.tags.add('directory').add('editions');
  const code = url.searchParams.get('country');
  const industry = url.searchParams.get('industry');
  if (code) return countryPavilion(site, code);
  return industry ? industryPavilion(site, industry) : hall(site);
}

async function hall(site: SiteContext): Promise<CloudHall> {
  const { db, locale } = site;
  const [byCountry, byIndustry, edition, products] = await Promise.all([
    exhibitorsByCountry(site),
    exhibitorsByIndustry(site),
    currentEdition(site),
    productsOf(db, { locale, limit: productsShown.hall }),
  ]);
  const guests = new Set(edition?.guestCountries.map(({ code }) => code));
  const door = (code: string) => {
    return {
      key: code,
      name: countryName(code, locale),
      picture: wovenPicture('countries', code),
      companies: byCountry.get(code) ?? 0,
      guest: guests.has(code),
    };
  };
  return {
    kind: 'hall',
    countries: countries(locale)
      .filter(({ code }) => byCountry.has(code))
      .map(({ code }) => door(code))
      .sort((one, other) => other.companies - one.companies),
    china: byCountry.has(china) ? door(china) : undefined,
    industries: industries(locale).map(({ id, name }) => {
      return { key: String(id), name, companies: byIndustry.get(id) ?? 0 };
    }),
    products,
  };
}

async function countryPavilion(site: SiteContext, code: string): Promise<Pavilion> {
  const { db, locale } = site;
  if (code !== china && !country(code, locale)) throw new Refusal(404);
  const [text, products, some] = await Promise.all([
    countryText(db, code, locale),
    productsOf(db, { locale, country: code, limit: productsShown.pavilion }),
    exhibitorsOfCountry(site, { country: code, limit: companiesShown }),
  ]);
  return {
    kind: 'country',
    key: code,
    name: countryName(code, locale),
    picture: wovenPicture('countries', code),
    lead: text && { text: text.lead, lang: text.lang },
    products,
    ...some,
  };
}

async function industryPavilion(site: SiteContext, value: string): Promise<Pavilion> {
  const { db, locale } = site;
  const id = readNumber(value);
  const industry = industries(locale).find((one) => one.id === id);
  if (!industry) throw new Refusal(404);
  const [products, some] = await Promise.all([
    productsOf(db, { locale, industry: industry.id, limit: productsShown.pavilion }),
    exhibitorsOfIndustry(site, { industry: industry.id, limit: companiesShown }),
  ]);
  return { kind: 'industry', key: String(industry.id), name: industry.name, products, ...some };
}
