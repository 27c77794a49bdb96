import { sql } from 'kysely';
import { companyFacets } from '#features/directory/publishing/findable-company.server.ts';
import { projectFacets } from '#features/negotiation/project/findable-projects.server.ts';
import type { Database } from '#platform/db/database.ts';
import type { DocumentTags } from './search-documents.ts';

/** Fills up the tables of news, exhibitors and projects with generated rows until each has `size` of them. */
export async function fillTables(db: Database, size: number): Promise<void> {
  await fillNews(db, size);
  await fillExhibitors(db, size);
  await fillProjects(db, size);
}

/** What the lists of companies and projects are narrowed by, by kind and id. */
export async function listedTags(db: Database): Promise<Map<string, DocumentTags>> {
  const companies = await db.selectFrom('company_listing').selectAll().where('locale', '=', 'zh-CN').execute();
  const projects = await db.selectFrom('project').selectAll().where('listed', '=', sql.lit(true)).execute();
  return new Map([
    ...companies.map((row): [string, DocumentTags] => [
      `${row.kind} ${row.company_id}`,
      {
        countries: [row.country_code],
        industries: [row.industry_id],
        facets: companyFacets({ hall: row.hall_code, country: row.country_code }),
      },
    ]),
    ...projects.map(({ id, country_code: country, industry_id: industry, ...row }): [string, DocumentTags] => [
      `project ${id}`,
      {
        countries: country ? [country] : [],
        industries: industry ? [industry] : [],
        facets: projectFacets({ ...row, country }),
      },
    ]),
  ]);
}

async function fillNews(db: Database, size: number): Promise<void> {
  await sql`
    with missing as (select greatest(0, ${size} - count(*)) as rows from article), added as (
      insert into article (category_id, published_at)
      select 1 + i % 6, timestamptz '2010-01-01' + i * interval '1 hour' from missing, generate_series(1, rows) i
      returning id
    )
    insert into article_text (article_id, locale, title, summary, body)
    select id, locale, 'Report ' || id, 'What was said on day ' || id, '<p>Words of report ' || id || '</p>'
    from added, (select tag from language) languages (locale)`.execute(db);
}

async function fillExhibitors(db: Database, size: number): Promise<void> {
  const countries = sql`(array['KE', 'ZA', 'NG', 'CN', 'MG', 'ET', 'MA', 'CD'])`;
  await sql`
    with missing as (select greatest(0, ${size} - count(*)) as rows, coalesce(max(id), 0) as last from company where kind = 'exhibitor'),
    added as (
      insert into company (kind, key, country_code, industry_id, phone, mail)
      select 'exhibitor', 'made-' || (last + i), ${countries}[1 + i % 8], 1 + i % 24, '+254700000000', 'sales@made.example'
      from missing, generate_series(1, rows) i
      returning id, country_code, industry_id
    ), texts as (
      insert into company_text (company_id, locale, name, contact, address, profile, product_classification, product_name, purchase_needs)
      select id, locale, 'Company ' || id, 'Export desk', 'Industrial area', 'Makes things of kind ' || id, 'Things', 'Thing ' || id, 'Other things'
      from added, (select tag from language) languages (locale)
    )
    insert into company_listing (company_id, locale, kind, country_code, industry_id, hall_code, stand_key, sort_key)
    select id, locale, 'exhibitor', country_code, industry_id, 'W' || (1 + id % 6), 'W' || (1 + id % 6) || '-' || id, 'company ' || id
    from added, (select tag from language) languages (locale)`.execute(db);
}

async function fillProjects(db: Database, size: number): Promise<void> {
  await sql`
    with missing as (select greatest(0, ${size} - count(*)) as rows, coalesce(max(id), 0) as last from project), added as (
      insert into project (key, category, country_code, industry_id, amount_hundredths, status, published_at)
      select 'made-' || (last + i), (array['trade', 'investment', 'engineering', 'other'])[1 + i % 4],
        (array['KE', 'ZA', 'NG', 'MG', 'ET', 'MA', 'CD'])[1 + i % 7], 1 + i % 24, 1000 + i, 'published',
        timestamptz '2010-01-01' + i * interval '1 hour'
      from missing, generate_series(1, rows) i
      returning id
    )
    insert into project_text (project_id, locale, name, owner, introduction, cooperation_requirement)
    select id, locale, 'Project ' || id, 'Owner ' || id, 'What project ' || id || ' is', 'A buyer'
    from added, (select tag from language) languages (locale)`.execute(db);
}
