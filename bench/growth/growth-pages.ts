import type { Database } from '#platform/db/database.ts';

const exhibitors = '/en-US/exhibition/?cursor=exhibitors';
const projects = '/en-US/negotiation/list';
const found = '/en-US/search/?keyword';

/** The pages whose cost must not grow with news, exhibitors and projects, by name: every filter, alone and beside a word. */
export async function growingPages(db: Database): Promise<Record<string, string>> {
  return { ...(await newsPages(db)), ...exhibitorPages, ...projectPages, ...searchPages, ...otherPages };
}

async function newsPages(db: Database): Promise<Record<string, string>> {
  const { hex_id, id } = await db
    .selectFrom('article')
    .innerJoin('news_category', 'news_category.id', 'article.category_id')
    .select(['hex_id', 'article.id'])
    .where('news_category.api_path', '=', 'news')
    .orderBy('article.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const list = `/en-US/news/more/list/${hex_id}`;
  return {
    news: '/en-US/news/',
    'news, list': list,
    'news, tenth page': `${list}?page=10`,
    'news, article': `/en-US/news/more/detail/${hex_id}/${id}`,
  };
}

const exhibitorPages = {
  exhibitors,
  'exhibitors, fifth page': `${exhibitors}&page=5`,
  'exhibitors of a country': `${exhibitors}&country=KE`,
  'exhibitors of a region': `${exhibitors}&country=east`,
  'exhibitors of an industry in a hall': `${exhibitors}&industry=3&hall=W2`,
  'exhibitors of a country and an industry in a hall': `${exhibitors}&country=KE&industry=3&hall=W2`,
  'exhibitors of a hall, by their stands': `${exhibitors}&hall=W2&sort=stand`,
  'exhibitors of a country, the newest first': `${exhibitors}&country=KE&sort=newest`,
  'exhibitors, found by a word': `${exhibitors}&keyword=coffee`,
  'exhibitors, second page of a word': `${exhibitors}&keyword=coffee&page=2`,
  'exhibitors, found by a very common word': `${exhibitors}&keyword=african`,
  'exhibitors, found by two words': `${exhibitors}&keyword=african+coffee`,
  'exhibitors of a country, found by a word': `${exhibitors}&keyword=coffee&country=KE`,
  'exhibitors of a region, found by a word': `${exhibitors}&keyword=coffee&country=east`,
  'exhibitors of a region, found by a very common word': `${exhibitors}&keyword=african&country=east`,
  'exhibitors of an industry, found by a word': `${exhibitors}&keyword=coffee&industry=3`,
  'exhibitors of a hall, found by a word': `${exhibitors}&keyword=coffee&hall=W2`,
  'exhibitors of a hall, found by a very common word': `${exhibitors}&keyword=african&hall=W2`,
  'exhibitors of a country in a hall, found by a word': `${exhibitors}&keyword=coffee&country=KE&hall=W2`,
  'exhibitors of a country and an industry in a hall, found by a very common word': `${exhibitors}&keyword=african&country=KE&industry=3&hall=W2`,
  'exhibitors of a hall, found by a word, by their stands': `${exhibitors}&keyword=coffee&hall=W2&sort=stand`,
  'exhibitors of a hall, found by a word, the newest first': `${exhibitors}&keyword=coffee&hall=W2&sort=newest`,
  'exhibitor, detail': '/en-US/exhibition/components/ExhibitorList/exhibitorDetail?id=3',
};

const projectPages = {
  projects: '/en-US/negotiation/',
  'projects, list': projects,
  'projects, fifth page': `${projects}?page=5`,
  'projects, the largest first': `${projects}?sort=largest`,
  'projects of a category in a country': `${projects}?category=trade&region=KE`,
  'projects of a category, the largest first': `${projects}?category=trade&sort=largest`,
  'projects of all filters at once': `${projects}?category=trade&region=KE&industry=3&status=published`,
  'projects, found by a word': `${projects}?name=coffee`,
  'projects, found by a very common word': `${projects}?name=african`,
  'projects of a category, found by a word': `${projects}?name=coffee&category=trade`,
  'projects of a category, found by a very common word': `${projects}?name=african&category=trade`,
  'projects of a state, found by a word': `${projects}?name=coffee&status=published`,
  'projects of a country, found by a word': `${projects}?name=coffee&region=KE`,
  'projects of a region, found by a very common word': `${projects}?name=african&region=east`,
  'projects of an industry, found by a word': `${projects}?name=coffee&industry=3`,
  'projects of a category and a state in a country, found by a very common word': `${projects}?name=african&category=trade&status=published&region=KE`,
  'projects of a state, found by a word, the largest first': `${projects}?name=coffee&status=published&sort=largest`,
  'projects of a category, found by a word, the smallest first': `${projects}?name=coffee&category=trade&sort=smallest`,
  'project, detail': '/en-US/negotiation/detail/3',
};

const searchPages = {
  'search, an English word': `${found}=coffee`,
  'search, a very common English word': `${found}=african`,
  'search, a word and a country': `${found}=coffee+kenya`,
  'search, a phrase': `${found}=${encodeURIComponent('"cold chain"')}`,
  'search, a misspelt word': `${found}=cofee`,
  'search, two Chinese characters': `/search/?keyword=${encodeURIComponent('咖啡')}`,
  'search, news of a word': `${found}=coffee&type=news`,
  'search, exhibitors of a very common word': `${found}=african&type=exhibitor`,
  'search, third page of a type': `${found}=market&type=exhibitor&page=3`,
};

const otherPages = {
  home: '/en-US/',
  'country with its companies': '/en-US/countries/KE',
  'pavilion of a country': '/en-US/exhibition/?cursor=cloud&country=KE',
};
