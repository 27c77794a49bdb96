/** What the search finds the site's own pages by; `words` are found and never shown. */
export const foundPages = {
  news: {
    title: 'News',
    body: 'Announcements, conference news, trade information, cooperation cases, photos and videos.',
    words: 'press media latest RSS feed pictures videos',
  },
  forum: {
    title: 'Programme',
    body: 'Every event of the expo by day, kind and topic: major events, high-level forums, matchmaking, seminars and supporting events.',
    words: 'agenda schedule timetable conference opening ceremony speakers calendar',
  },
  exhibitors: {
    title: 'Exhibitor list',
    body: 'Exhibiting companies, their products, halls and stands, by industry, country and hall.',
    words: 'exhibitors companies booths directory',
  },
  buyers: {
    title: 'Buyer directory',
    body: 'Buyers and what they are looking for, by industry and country.',
    words: 'purchasers importers procurement sourcing',
  },
  layout: {
    title: 'Hall layout',
    body: 'Plans of the halls, their themes, and where each stand is.',
    words: 'floor plan map halls stands',
  },
  cloud: {
    title: 'Cloud Expo',
    body: 'The exhibition online: halls, companies and products, open all year.',
    words: 'virtual online exhibition',
  },
  service: {
    title: 'Exhibition Services',
    body: 'Hotels, catering, transport, translation, culture and tourism: what visitors and exhibitors need.',
    words: 'travel accommodation help',
  },
  hotels: {
    title: 'Hotels',
    body: 'Hotels near the expo, how far they are and how to book.',
    words: 'accommodation rooms stay lodging',
  },
  negotiation: {
    title: 'Project Negotiation',
    body: 'The China-Africa project library: trade, investment, engineering contracts, by country, industry and category.',
    words: 'project library opportunities matchmaking investment',
  },
  brand: {
    title: 'Partner window',
    body: 'The expo’s partners, by tier, and their brand stories.',
    words: 'sponsors sponsorship brands',
  },
  contact: {
    title: 'Contact',
    body: 'Phone, e-mail and address of the information office, and how to get there.',
    words: 'phone mail address directions secretariat',
  },
  downloads: {
    title: 'Download centre',
    body: 'Manuals, forms, logos and documents to download.',
    words: 'files PDF brochure',
  },
  previous: {
    title: 'Previous editions',
    body: 'Themes, guest countries, results and figures of past editions.',
    words: 'history past archive first second third',
  },
  countries: {
    title: 'Countries of Africa',
    body: 'The countries of Africa, their goods and exhibitors.',
    words: 'guest countries map',
  },
};

export type FoundPages = typeof foundPages;
