import type { Locale } from '#platform/i18n/locale.ts';
import {
  type EventKind,
  type EventTopic,
  eventKinds,
  eventTopics,
  type Named,
  type SessionLanguage,
} from './programme.ts';

type Names = Record<Locale, string>;

const kindNames: Record<EventKind, Names> = {
  major: { 'zh-CN': '重大活动', 'en-US': 'Major event', 'fr-FR': 'Grand rendez-vous' },
  forum: { 'zh-CN': '高端论坛', 'en-US': 'High-level forum', 'fr-FR': 'Forum de haut niveau' },
  matchmaking: { 'zh-CN': '对接洽谈', 'en-US': 'Matchmaking', 'fr-FR': 'Rencontre d’affaires' },
  seminar: { 'zh-CN': '研讨交流', 'en-US': 'Seminar', 'fr-FR': 'Séminaire' },
  supporting: { 'zh-CN': '配套活动', 'en-US': 'Supporting event', 'fr-FR': 'Événement associé' },
};

const topicNames: Record<EventTopic, Names> = {
  chains: { 'zh-CN': '产业链', 'en-US': 'Industrial chains', 'fr-FR': 'Filières industrielles' },
  minerals: { 'zh-CN': '绿色矿产', 'en-US': 'Green minerals', 'fr-FR': 'Minerais verts' },
  infrastructure: { 'zh-CN': '基础设施', 'en-US': 'Infrastructure', 'fr-FR': 'Infrastructures' },
  agrifood: { 'zh-CN': '农业与食品', 'en-US': 'Agri-food', 'fr-FR': 'Agroalimentaire' },
  customs: { 'zh-CN': '海关与检疫', 'en-US': 'Customs and quarantine', 'fr-FR': 'Douanes et quarantaine' },
  parks: { 'zh-CN': '产业园区', 'en-US': 'Industrial parks', 'fr-FR': 'Parcs industriels' },
  textiles: { 'zh-CN': '纺织服装', 'en-US': 'Textiles', 'fr-FR': 'Textile' },
  health: { 'zh-CN': '医疗健康', 'en-US': 'Health', 'fr-FR': 'Santé' },
  medicine: { 'zh-CN': '传统医药', 'en-US': 'Traditional medicine', 'fr-FR': 'Médecine traditionnelle' },
  skills: { 'zh-CN': '职业教育', 'en-US': 'Vocational education', 'fr-FR': 'Formation professionnelle' },
  youth: { 'zh-CN': '妇女与青年', 'en-US': 'Women and youth', 'fr-FR': 'Femmes et jeunesse' },
  culture: { 'zh-CN': '文化与旅游', 'en-US': 'Culture and tourism', 'fr-FR': 'Culture et tourisme' },
};

const languageNames: Record<SessionLanguage, Names> = {
  zh: { 'zh-CN': '中文', 'en-US': 'Chinese', 'fr-FR': 'chinois' },
  en: { 'zh-CN': '英语', 'en-US': 'English', 'fr-FR': 'anglais' },
  fr: { 'zh-CN': '法语', 'en-US': 'French', 'fr-FR': 'français' },
  pt: { 'zh-CN': '葡萄牙语', 'en-US': 'Portuguese', 'fr-FR': 'portugais' },
  ar: { 'zh-CN': '阿拉伯语', 'en-US': 'Arabic', 'fr-FR': 'arabe' },
  sw: { 'zh-CN': '斯瓦希里语', 'en-US': 'Swahili', 'fr-FR': 'swahili' },
};

/** The name of a kind of event; a key that is none is its own name. */
export function kindName(key: string, locale: Locale): string {
  return kindNames[key as EventKind]?.[locale] ?? key;
}

/** The name of a topic; a key that is none is its own name. */
export function topicName(key: string, locale: Locale): string {
  return topicNames[key as EventTopic]?.[locale] ?? key;
}

/** The name of a language that is spoken at events; a code that is none is its own name. */
export function languageName(code: string, locale: Locale): string {
  return languageNames[code as SessionLanguage]?.[locale] ?? code;
}

/** The five kinds, for filters. */
export function kinds(locale: Locale): Named<EventKind>[] {
  return eventKinds.map((key) => ({ key, name: kindName(key, locale) }));
}

/** The topics, for filters. */
export function topics(locale: Locale): Named<EventTopic>[] {
  return eventTopics.map((key) => ({ key, name: topicName(key, locale) }));
}
