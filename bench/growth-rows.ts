import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/**
 * Fills up the tables of news, exhibitors and projects with generated rows until each has `size` of them.
 * @returns pages to measure, by name
 */
export async function fillTables(db: Database, size: number): Promise<Record<string, string>> {
  await fillNews(db, size);
  await fillExhibitors(db, size);
  await fillProjects(db, size);
  const { hex_id, id } = await db
    .selectFrom('article')
    .innerJoin('news_category', 'news_category.id', 'article.category_id')
    .select(['hex_id', 'article.id'])
    .where('news_category.api_path', '=', 'news')
    .orderBy('article.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const list = `/en-US/news/more/list/${hex_id}`;
  const exhibitors = '/en-US/exhibition/?cursor=exhibitors';
  const projects = '/en-US/negotiation/list';
  return {
    'news, list': list,
    'news, tenth page': `${list}?page=10`,
    'news, article': `/en-US/news/more/detail/${hex_id}/${id}`,
    exhibitors,
    'exhibitors, fifth page': `${exhibitors}&page=5`,
    'exhibitors of a country': `${exhibitors}&country=KE`,
    'exhibitors of an industry in a hall': `${exhibitors}&industry=3&hall=W2`,
    'exhibitors, found by a word': `${exhibitors}&keyword=coffee`,
    'exhibitors, tenth page of a word': `${exhibitors}&keyword=coffee&page=10`,
    'exhibitors of a hall, found by a word': `${exhibitors}&keyword=coffee&hall=W2`,
    'exhibitor, detail': '/en-US/exhibition/components/ExhibitorList/exhibitorDetail?id=3',
    'country with its companies': '/en-US/countries/KE',
    'projects, list': projects,
    'projects, fifth page': `${projects}?page=5`,
    'projects of a category in a country': `${projects}?category=trade&region=KE`,
    'projects, found by a word': `${projects}?name=coffee`,
    'projects of a category, found by a word': `${projects}?name=coffee&category=trade`,
    'project, detail': '/en-US/negotiation/detail/3',
    'search, an English word': '/en-US/search/?keyword=coffee',
    'search, two Chinese characters': `/search/?keyword=${encodeURIComponent('咖啡')}`,
    'search, third page of a type': '/en-US/search/?keyword=market&type=exhibitor&page=3',
  };
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
    from added, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale`.execute(db);
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
      from added, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale
    )
    insert into company_listing (company_id, locale, kind, country_code, industry_id, hall_code, stand_key, sort_key)
    select id, locale, 'exhibitor', country_code, industry_id, 'W' || (1 + id % 6), 'W' || (1 + id % 6) || '-' || id, 'company ' || id
    from added, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale`.execute(db);
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
    from added, unnest(array['zh-CN', 'en-US', 'fr-FR']) locale`.execute(db);
}
