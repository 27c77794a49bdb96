import { expoArticles } from './articles-expo.ts';
import { peopleArticles } from './articles-people.ts';
import { rulesArticles } from './articles-rules.ts';
import type { SeedAboutArticle } from './shapes.ts';

/** Every article of the section, in the order of the page. */
export const seedAboutArticles: readonly SeedAboutArticle[] = [...expoArticles, ...peopleArticles, ...rulesArticles];
