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
  type Industry,
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
    productsOf(db, { locale, limit: productsShown.hall, varied: true }),
  ]);
  const guests = new Set(edition?.guestCountries.map(({ code }) => code));
  const door = (code: string) => {
    return {
      key: code,
      name: countryName(code, locale),
      companies: byCountry.get(code) ?? 0,
      woven: wovenPicture('countries', code),
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
      return { ...industryDoor({ id, name }), companies: byIndustry.get(id) ?? 0 };
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
    woven: wovenPicture('countries', code),
    lead: text && { text: text.lead, lang: text.lang },
    products,
    ...some,
  };
}

async function industryPavilion(site: SiteContext, value: string): Promise<Pavilion> {
  const { db, locale } = site;
  const id = readNumber(value);
  const all = industries(locale);
  const at = all.findIndex((one) => one.id === id);
  const [industry, next] = [all[at], all[(at + 1) % all.length]];
  if (!industry) throw new Refusal(404);
  const [products, some] = await Promise.all([
    productsOf(db, { locale, industry: industry.id, limit: productsShown.pavilion }),
    exhibitorsOfIndustry(site, { industry: industry.id, limit: companiesShown }),
  ]);
  return { kind: 'industry', ...industryDoor(industry), next: next && industryDoor(next), products, ...some };
}

function industryDoor({ id, name }: Industry) {
  return { key: String(id), name, woven: wovenPicture('industries', String(id)) };
}
