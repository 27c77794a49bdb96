import { countryName } from '#features/editions/index.server.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { industryName } from '../library/present.ts';
import { hundredthsOf, readableAmount } from '../money/amount.ts';
import { isCategory, isOpenStatus, type Project, projectHref, projectWeave } from '../negotiation.ts';
import { nameOf, type OwnProject } from '../project/own-projects.server.ts';

/** A project as its page will show it, out of what its owner has typed; what is missing is empty. */
export function previewOf({ id, key, status, sheet }: OwnProject, locale: Locale, today: string): Project {
  const { lang } = nameOf(sheet, locale);
  const text = sheet.texts[lang];
  const isAmount = /^\d{1,8}(\.\d{1,2})?$/.test(sheet.amount);
  return {
    id,
    name: text.name,
    owner: text.owner,
    lang,
    href: projectHref(id),
    weave: projectWeave(key),
    category: isCategory(sheet.category) ? sheet.category : 'other',
    region: sheet.region,
    regionName: sheet.region && countryName(sheet.region, locale),
    industry: Number(sheet.industry) || 0,
    industryName: industryName(Number(sheet.industry), locale),
    amount: isAmount ? readableAmount(hundredthsOf(sheet.amount), locale) : sheet.amount,
    status: isOpenStatus(status) ? status : 'published',
    publishedOn: today,
    introduction: text.introduction,
    cooperationRequirement: text.cooperationRequirement,
    contactPerson: text.contactPerson,
    phone: sheet.phone,
    contact: sheet.contact,
  };
}
