import { nameOf } from '#console/glossary/entry.ts';
import { readTerms } from '#console/glossary/glossary.server.ts';
import type { HeldTerm } from '#console/glossary/held-terms.ts';
import { restoreTerm, retireTerm, saveTerm } from '#console/glossary/write-term.server.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { type Doing, only } from './act.ts';

async function term(site: SiteContext, name: string): Promise<HeldTerm> {
  const found = (await readTerms(site.db)).find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No ${name}`);
  return found;
}

const macadamia = {
  ...{ part: 'Trade', 'zh-CN': '夏威夷果', 'en-US': 'macadamia', 'fr-FR': 'macadamia' },
  ...{ 'not zh-CN': '澳洲坚果', note: '' },
};

const avocado = {
  ...{ part: 'Trade', 'zh-CN': '牛油果', 'en-US': 'avocado', 'fr-FR': 'avocat' },
  ...{ 'not zh-CN': '鳄梨', note: '' },
};

export const glossaryActs: Record<string, Doing> = {
  async 'glossary.save'(site, staff) {
    const entry = await term(site, '花生');
    const unused = { 'zh-CN': ['落花生', '长生果'] };
    only(await saveTerm(site, staff, { of: { name: '花生' }, base: 0, entry: { ...entry, unused } }), 'saved');
    return { before: { 'not zh-CN': '落花生' }, after: { 'not zh-CN': '落花生, 长生果' } };
  },
  async 'glossary.retire'(site, staff) {
    only(await retireTerm(site, staff, { of: { name: '夏威夷果' }, base: 0 }), 'saved');
    return { before: macadamia, after: 'gone: nothing is after' };
  },
  async 'glossary.restore'(site, staff) {
    const of = { name: '牛油果' };
    only(await retireTerm(site, staff, { of, base: 0 }), 'saved');
    only(await restoreTerm(site, staff, { of, base: 1 }), 'saved');
    return { before: 'made: nothing was before', after: avocado };
  },
};
