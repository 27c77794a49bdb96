import { z } from '@hono/zod-openapi';
import { type Member, openCall, withinLimit } from '#features/accounts/index.server.ts';
import { idQuery, listCall, memberToo, newApi, oneCall, pageQuery, replyOne, replyRows } from '#platform/http/api.ts';
import { wrongField } from '#platform/http/api-errors.ts';
import { Refusal } from '#platform/http/refusal.ts';
import type { SiteContext } from '#platform/http/site-context.ts';
import { localeSchema } from '#platform/i18n/locale-schema.ts';
import { negotiationLimits } from '../limits.server.ts';
import { countedProjects, sortings } from '../list-filters.ts';
import { categories, openStatuses } from '../negotiation.ts';
import { countList, readList } from './list-page.server.ts';
import { fullContact, maskedContact, presentRow } from './present.ts';
import { readProject } from './queries.server.ts';
import { filtersOrUnknown } from './read-filters.server.ts';

const tag = 'Project library';
const masked = 'Masked; in full for members in the call of one project, 40 times an hour';

/** A project (contract, Calls). */
const projectRow = z
  .object({
    id: z.int(),
    name: z.string(),
    category: z.enum(categories),
    region: z.string().length(2).openapi({ description: 'ISO 3166-1 alpha-2', example: 'KE' }),
    regionName: z.string(),
    industry: z.int().openapi({ description: 'Id of /api/dict/industry' }),
    industryName: z.string(),
    amount: z.string().openapi({ description: 'Ten-thousand US dollars, as a decimal string', example: '12.5' }),
    introduction: z.string(),
    cooperationRequirement: z.string(),
    contactPerson: z.string().openapi({ description: masked, example: 'P•••' }),
    phone: z.string().openapi({ description: masked, example: '+254 7•• ••• •01' }),
    contact: z.string().openapi({ description: masked, example: 'p•••@•••.example' }),
    status: z.enum(openStatuses),
    owner: z.string(),
    publishedOn: z.string().openapi({ description: 'Day at the venue', example: '2025-06-12' }),
    imgUrl: z.string().openapi({ description: 'Path of its weave' }),
    lang: localeSchema.openapi({ description: 'The language that the texts are in' }),
    foundIn: localeSchema
      .optional()
      .openapi({ description: 'Of a hit in another language alone: the language of the text that holds the keyword' }),
    url: z.string().openapi({ description: 'Path of its page in the language of the request' }),
  })
  .openapi('Project');

const text = (name: string, description: string, values?: readonly string[]) =>
  z
    .string()
    .max(300)
    .optional()
    .openapi({ param: { name, in: 'query' }, description, ...(values && { enum: [...values] }) });

/** What the list is narrowed down by. Blank counts as absent. */
const projectsQuery = pageQuery.extend({
  name: text('name', 'Words of its name, owner, introduction or requirement'),
  category: text('category', 'What kind of project', categories),
  region: text('region', 'ISO 3166-1 alpha-2, or a region: north, west, central, east, south'),
  industry: text('industry', 'Id of /api/dict/industry'),
  status: text('status', 'Where it stands', openStatuses),
  sort: text('sort', 'newest, where it is left out', sortings),
});

/** The calls of the project library (contract, Calls). */
export const negotiationApi = newApi();

const list = { path: '/api/project/list', summary: 'Projects that look for partners', tag };

negotiationApi.openapi(listCall(list, projectRow, projectsQuery), async (c) => {
  const { site } = c.var;
  site.tags.add('negotiation');
  const { pageNum, pageSize, ...wanted } = c.req.valid('query');
  const given = Object.entries(wanted).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const filters = filtersOrUnknown(new URLSearchParams(given));
  if (typeof filters === 'string') throw wrongField(400, filters, 'unknown');
  const { total, more, found } = await countList(site, filters);
  const offset = (pageNum - 1) * pageSize;
  const { rows, foundIn } =
    offset >= countedProjects
      ? { rows: [], foundIn: new Map() }
      : await readList(site, filters, { limit: pageSize, offset, found });
  return replyRows(
    c,
    rows.map((row) => ({
      ...presentRow(row, site.locale, maskedContact(row, site.locale, site.settings)),
      foundIn: foundIn.get(row.id),
    })),
    more ? { total, more } : { total },
  );
});

const detail = { path: '/api/project/detail', summary: 'One project', tag, security: memberToo };

negotiationApi.openapi(openCall(oneCall(detail, projectRow, idQuery)), async (c) => {
  const { site, member } = c.var;
  const { db, locale, settings } = site;
  const row = await readProject(db, c.req.valid('query').id, locale);
  if (!row) throw new Refusal(404);
  const contact = (await maySeeContact(site, member, row.ownerId)) ? fullContact : maskedContact;
  return replyOne(c, presentRow(row, locale, contact(row, locale, settings)));
});

/** Members see contacts in full, as often as their limit says; owners always see their own. */
async function maySeeContact(site: SiteContext, member: Member | undefined, ownerId: number | null): Promise<boolean> {
  if (!member || member.id === ownerId) return member !== undefined;
  return (await withinLimit(site, negotiationLimits.contact, `member ${member.id}`)).allowed;
}
