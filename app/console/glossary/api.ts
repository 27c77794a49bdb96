import { msg } from '@lingui/core/macro';
import { staffCall } from '#features/staff/index.server.ts';
import { listCall, newApi, noQuery, nothing, replyOne, replyRows, staffOnly, writeCall } from '#platform/http/api.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { retireRequest, savedTerm, saveRequest, shownTerm } from './api-shapes.ts';
import { nameOf } from './entry.ts';
import { readTerms } from './glossary.server.ts';
import { faultMessages } from './term-fault-words.server.ts';
import { restoreTerm, retireTerm, saveTerm, type TermWritten } from './write-term.server.ts';

/** The calls of the glossary. Nothing here is kept by a cache. */
export const glossaryApi = newApi();

const call = (path: string, summary: string) => ({ path, summary, tag: 'Console', security: staffOnly });

const refusals = {
  404: { description: 'There is no such term' },
  409: { description: 'Somebody has changed it meanwhile' },
};

const listing = listCall(
  call('/api/console/glossary', 'What things are called in each language, and what they are not. For staff'),
  shownTerm,
  noQuery,
);

glossaryApi.openapi(staffCall(listing, 'see'), async (c) => {
  const terms = await readTerms(c.var.site.db);
  return replyRows(
    c,
    terms.map(({ part, names, unused, note, version, isRetired, ...term }) => ({
      ...{ name: nameOf({ names, ...term }), version, retired: isRetired, part, names, note },
      unused: Object.fromEntries(Object.entries(unused).map(([locale, own]) => [locale, [...own]])),
    })),
  );
});

const saving = writeCall(
  call('/api/console/glossary/save', 'Changes a term, or adds one. It holds at once'),
  { body: saveRequest, data: savedTerm },
  refusals,
);

glossaryApi.openapi(staffCall(saving, 'write'), async (c) => {
  const { site, staff } = c.var;
  const { name, version: base, ...entry } = c.req.valid('json');
  const written = await saveTerm(site, staff, { of: name === '' ? undefined : { name }, base, entry });
  return replyOne(c, { name: nameOrRefuse(written, site.locale) });
});

const retiring = writeCall(
  call('/api/console/glossary/retire', 'Has a term used no longer, or used again. It holds at once'),
  { body: retireRequest, data: nothing },
  refusals,
);

glossaryApi.openapi(staffCall(retiring, 'write'), async (c) => {
  const { site, staff } = c.var;
  const { name, version: base, retired } = c.req.valid('json');
  nameOrRefuse(await (retired ? retireTerm : restoreTerm)(site, staff, { of: { name }, base }), site.locale);
  return replyOne(c, {});
});

/** @throws 409 where somebody has written meanwhile, 422 with the fields that are wrong */
function nameOrRefuse(written: TermWritten, locale: Locale): string {
  switch (written.outcome) {
    case 'saved':
    case 'unchanged':
      return written.name;
    case 'conflict':
      throw new Refusal(409, { words: msg`Someone else changed this term while you were editing` });
    case 'invalid': {
      const messages = Object.entries(faultMessages(written.faults, locale));
      const fields = messages.map(([name, message]) => [name.replace(/^name\./, 'names.'), message] as const);
      throw new Refusal(422, { fields: Object.fromEntries(fields) });
    }
  }
}
