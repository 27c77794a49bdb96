import { sql } from 'kysely';
import { participants, regionFacets } from '#features/editions/index.server.ts';
import type { Database } from '#platform/db/database.ts';
import { defaultLocale } from '#platform/i18n/locale.ts';
import { buckets, mark } from '#platform/search-index/tokens.ts';

/**
 * Copies the documents of an index (ids `0` to `base - 1`) until there are `size` of them: a hundred times as fast as
 * writing each, and words stay as frequent. Every copy has a name and a share of its own, and what its thing is listed under
 * where there is one; the search's index is built anew.
 */
export async function copyDocuments(db: Database, base: number, size: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local maintenance_work_mem = '256MB'`.execute(tx);
    await sql`drop index search_entry_tokens`.execute(tx);
    await copyEntries(tx, base, size);
    await copyTexts(tx, base);
    await sql`insert into search_word select distinct tag, ${nameOf(sql`thing_id`)} from search_entry, language where path like '/copied/%' on conflict do nothing`.execute(
      tx,
    );
    await sql`create index search_entry_tokens on search_entry using gin (tokens)
      with (gin_pending_list_limit = 256)`.execute(tx);
  });
}

/** Letters alone, as words of the vocabulary are. */
function nameOf(id: ReturnType<typeof sql>) {
  return sql`('copy' || translate(${id}, '0123456789', 'abcdefghij'))`;
}

/** A copy of a listed thing is tagged as its list has it, any other like the document it is a copy of. */
async function copyEntries(db: Database, base: number, size: number): Promise<void> {
  const regions = participants(defaultLocale).flatMap(({ code }) =>
    regionFacets(code).map((facet) => ({ code, facet })),
  );
  await sql`
    with regions as (
      select * from unnest(${regions.map(({ code }) => code)}::text[], ${regions.map(({ facet }) => facet)}::text[]) r (code, region)
    ), listed as (
      select kind as type, company_id::text as id, array[country_code::text] as countries, array[industry_id] as industries,
        case when hall_code = '' then '{}' else array['hall:' || hall_code] end || region as facets
      from company_listing left join regions on code = country_code where locale = 'zh-CN'
      union all
      select 'project', id::text, array[country_code::text], array[industry_id],
        array['category:' || category, 'status:' || status] || region
      from project left join regions on code = country_code where listed
    ), copied as (
      select e.*, (e.thing_id::int + ${base}::int * i)::text as new_id
      from search_entry e, generate_series(1, ${size}::int / ${base}::int - 1) i where e.path like '/nowhere/%'
    ), tagged as (
      select c.type, new_id, coalesce(l.countries, c.countries) as countries, coalesce(l.industries, c.industries) as industries,
        coalesce(array_remove(l.facets, null), '{}') as facets, weight, day, visible_from, token_version, tokens, c.facets as old_facets, c.countries as old_countries, c.industries as old_industries
      from copied c left join listed l on l.type = c.type and l.id = new_id
    )
    insert into search_entry (type, thing_id, path, countries, industries, facets, weight, day, visible_from, token_version, tokens)
    select type, new_id, '/copied/' || new_id, countries, industries, facets, weight, day, visible_from, token_version,
      ts_delete(tokens, gone) || given
    from tagged
      cross join lateral (select array(select split_part(tag, '-', 1) || ':' || token from language, (
        select ${mark.facet} || unnest(old_facets) as token union all select ${mark.country} || unnest(old_countries)
        union all select ${mark.industry} || unnest(old_industries)
        union all select ${mark.bucket} || generate_series(0, ${buckets}::int - 1)
      ) old) as gone) g
      cross join lateral (select array_to_tsvector(array(select split_part(tag, '-', 1) || ':' || token from language, (
        select ${mark.facet} || unnest(facets) as token union select ${mark.country} || unnest(countries)
        union select ${mark.industry} || unnest(industries)
        union select ${mark.bucket} || abs(hashtext(type || new_id)::bigint) % ${buckets}::int
        union select unnest(array['', ${mark.title}, ${mark.whole}]) || ${nameOf(sql`new_id`)}
      ) own)) as given) n`.execute(db);
}

async function copyTexts(db: Database, base: number): Promise<void> {
  await sql`
    insert into search_text (entry_id, locale, title, body, words)
    select e.id, t.locale, t.title || ' ' || ${nameOf(sql`e.thing_id`)}, t.body, t.words
    from search_entry e
      join search_entry original on original.type = e.type and original.thing_id = (e.thing_id::int % ${base}::int)::text
      join search_text t on t.entry_id = original.id
    where e.path like '/copied/%'`.execute(db);
}
