import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { captchaErrors } from '#features/accounts/index.server.ts';
import { callHeaders, idQuery, listCall, newApi, oneCall, replyOne, replyRows } from '#platform/http/api.ts';
import { wrongField } from '#platform/http/api-errors.ts';
import type { ApiEnv } from '#platform/http/call-context.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { buyersQuery, contactRequest, contacts, directoryDetail, directoryRow, exhibitorsQuery } from './api-shapes.ts';
import { type CompanyKind, companyKinds } from './directory.ts';
import { countList, hallsFor, knownValues, readList } from './list/list-page.server.ts';
import { filtersOrUnknown } from './list/read-filters.server.ts';
import { countedCompanies } from './list-filters.ts';
import { mergedInto } from './merged/merged-into.server.ts';
import { presentDetail, presentRow } from './present.ts';
import { readCompany } from './queries.server.ts';
import { revealContacts } from './reveal-contacts.server.ts';

const tag = 'Directory';

/** The calls of the directory: exhibitors and buyers, each with list, detail and contact (contract, Calls). */
export const directoryApi = newApi();

for (const kind of companyKinds) {
  const query = kind === 'exhibitor' ? exhibitorsQuery : buyersQuery;
  const summary = kind === 'exhibitor' ? 'Exhibitors' : 'Buyers';
  directoryApi.openapi(listCall({ path: `/api/${kind}/list`, summary, tag }, directoryRow, query), async (c) => {
    const { site } = c.var;
    const { pageNum, pageSize, ...wanted } = c.req.valid('query');
    const read = filtersOrUnknown(asQuery(wanted), knownValues(kind, await hallsFor(site, kind)));
    if (typeof read === 'string') throw wrongField(400, read, 'unknown');
    const { total, more, found } = await countList(site, kind, read);
    const offset = (pageNum - 1) * pageSize;
    const { rows, pictureOf, foundIn } =
      offset >= countedCompanies
        ? { rows: [], pictureOf: new Map(), foundIn: new Map() }
        : await readList(site, kind, read, { limit: pageSize, offset, found });
    return replyRows(
      c,
      rows.map((row) => ({ ...presentRow(row, site.locale, pictureOf), foundIn: foundIn.get(row.id) })),
      { total, more },
    );
  });

  const detailCall = { path: `/api/${kind}/detail`, summary: `One of the ${summary.toLowerCase()}`, tag };
  directoryApi.openapi(oneCall(detailCall, directoryDetail, idQuery), async (c) => {
    const { db, locale, tags } = c.var.site;
    for (const each of ['directory', 'halls', 'editions']) tags.add(each);
    const { id } = c.req.valid('query');
    const read = async (of: number | undefined) => of && readCompany(db, { kind, id: of, locale });
    // Of a company that has become another one, that.
    const found = (await read(id)) || (await read(await mergedInto(db, { kind, id })));
    if (!found) throw new Refusal(404);
    return replyOne(c, presentDetail(found.row, found.company, locale, found.pictureOf));
  });

  directoryApi.openapi(contactCall(kind), async (c) => reveal(c, c.var.site, kind, c.req.valid('json')));
}

function asQuery(wanted: Record<string, string | undefined>): URLSearchParams {
  return new URLSearchParams(Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function contactCall(kind: CompanyKind) {
  const json = <S extends z.ZodType>(schema: S) => ({ 'application/json': { schema } });
  return createRoute({
    method: 'post',
    path: `/api/${kind}/contact`,
    summary: 'Contact, phone and mail in full, for a person: send the answer of a graphic code or of a puzzle',
    tags: [tag],
    request: { headers: callHeaders, body: { content: json(contactRequest), required: true } },
    responses: {
      200: {
        description: 'Revealed; not to be kept',
        content: json(z.object({ code: z.literal(0), msg: z.string(), data: contacts })),
      },
      404: { description: 'Not found' },
      422: {
        description:
          'The code is missing, wrong, used or too old: field captchaCode. A harder puzzle is asked for: field altcha',
      },
    },
  });
}

async function reveal(c: Context<ApiEnv>, site: SiteContext, kind: CompanyKind, body: z.infer<typeof contactRequest>) {
  const revelation = await revealContacts(site, { kind, ...body });
  switch (revelation.outcome) {
    case 'revealed':
      return replyOne(c, revelation.contacts);
    case 'missing':
      throw new Refusal(404);
    case 'no-person': {
      const { problem, work } = revelation;
      throw new Refusal(422, { fields: await captchaErrors(problem, work) });
    }
  }
}
