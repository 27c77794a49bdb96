import { staffCall } from '#features/staff/index.server.ts';
import { newApi, replyOne } from '#platform/http/api.ts';
import { kindOrRefuse } from '../content/kinds.server.ts';
import { countedThings, countThings, listThings } from '../content/list-things.server.ts';
import { readThing } from '../content/read-thing.server.ts';
import { restoreRevision } from '../content/revisions.server.ts';
import { saveThread } from '../content/save-thread.server.ts';
import { noteHere } from '../editor/presence.server.ts';
import { readListAddress, writeAfter } from '../list/list-address.ts';
import { filterOf } from '../list/list-page.server.ts';
import * as calls from './content-calls.ts';
import { moveOrRefuse, savedOrRefuse } from './move-or-refuse.server.ts';
import { presentRow, presentThing } from './present-content.ts';

/** The calls of what staff write. Nothing here is kept by a cache. */
export const contentApi = newApi();

contentApi.openapi(staffCall(calls.listThingsCall, 'see'), async (c) => {
  const { site, staff } = c.var;
  const kind = kindOrRefuse(c.req.valid('param').kind);
  c.req.valid('query');
  const address = readListAddress(new URL(c.req.url).searchParams);
  const filter = filterOf(address, staff, site.settings.REVIEW_STEPS);
  const { things, after } = await listThings(site.db, kind, filter, address);
  const total = await countThings(site.db, kind, filter);
  return c.json(
    {
      code: 0 as const,
      msg: 'ok',
      total: Math.min(total, countedThings),
      more: total > countedThings,
      after: after ? writeAfter(after) : null,
      rows: things.map(presentRow),
    },
    200,
  );
});

contentApi.openapi(staffCall(calls.thingCall, 'see'), async (c) => {
  const { kind: name, id } = c.req.valid('param');
  const kind = kindOrRefuse(name);
  return replyOne(c, presentThing(name, await readThing(c.var.site.db, kind, id)));
});

contentApi.openapi(staffCall(calls.saveCall, 'translate'), async (c) => {
  const { site, staff } = c.var;
  const { kind: name, id, language: thread, base, fields: values } = c.req.valid('json');
  const kind = kindOrRefuse(name);
  if (id !== 0) await readThing(site.db, kind, id);
  const saved = await saveThread(site, staff, { kind, thread, base, values, thingId: id === 0 ? undefined : id });
  return replyOne(c, savedOrRefuse(saved, site.locale));
});

contentApi.openapi(staffCall(calls.restoreCall, 'translate'), async (c) => {
  const { site, staff } = c.var;
  const { kind: name, id: thingId, language: thread, number, base } = c.req.valid('json');
  const kind = kindOrRefuse(name);
  await readThing(site.db, kind, thingId);
  const saved = await restoreRevision(site, staff, { kind, thingId, thread, number, base });
  return replyOne(c, savedOrRefuse(saved, site.locale));
});

contentApi.openapi(staffCall(calls.moveCall, 'translate'), async (c) => {
  const { site, staff } = c.var;
  const body = c.req.valid('json');
  const kind = kindOrRefuse(body.kind);
  await readThing(site.db, kind, body.id);
  await moveOrRefuse(site, staff, { ...body, kind });
  return replyOne(c, {});
});

contentApi.openapi(staffCall(calls.hereCall, 'see'), async (c) => {
  const { site, staff } = c.var;
  const { kind, id: thingId, language: thread } = c.req.valid('json');
  await readThing(site.db, kindOrRefuse(kind), thingId);
  return replyOne(c, { here: await noteHere(site, staff, { thingId, thread }) });
});
