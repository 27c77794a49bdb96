import type { Keyword } from '#platform/search-index/keyword.ts';
import { fold } from '#platform/search-index/pieces.ts';

/** What is known of a thing among the first results. */
export interface Candidate {
  id: number;
  /** In its title; as words; elsewhere; in another language: 0 to 3. */
  tier: number;
  /** What its kind and its age count for. */
  standing: number;
  title: string;
  /** The beginning of its text. */
  body: string;
  /** Tokens of the countries and industries that it is about. */
  about: string[];
}

/**
 * The first results in their order: titles before texts, what was typed as it stands before its words apart, often
 * before once, and of equals the weightier and fresher.
 */
export function ranked(candidates: Candidate[], typed: string, { marks, named }: Keyword): Candidate[] {
  const phrase = fold(typed.replaceAll(/["“”«»„「」『』]/gu, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const words = [...marks.chinese.filter((word) => word.length > 1), ...marks.stems];
  const scoreFor = (candidate: Candidate) =>
    scoreOf(candidate, phrase, words) + (candidate.about.some((token) => named.includes(token)) ? aboutScore : 0);
  const scores = new Map(candidates.map((candidate) => [candidate.id, scoreFor(candidate)]));
  return candidates.toSorted((one, other) => (scores.get(other.id) ?? 0) - (scores.get(one.id) ?? 0));
}

const tierScore = [60, 12, 0, -12];
const daysOfAPoint = 200;
/** It is about what was named, and does not only mention it. */
const aboutScore = 20;

function scoreOf({ tier, standing, title, body }: Candidate, phrase: string, words: string[]): number {
  const score = (tierScore[tier] ?? 0) + standing / daysOfAPoint;
  return score + titleScore(fold(title), phrase) + bodyScore(body.toLowerCase(), phrase, words);
}

function titleScore(title: string, phrase: string): number {
  if (title === phrase) return 80;
  const at = title.indexOf(phrase);
  if (at < 0) return 0;
  return (at === 0 ? 35 : 25) + 20 * (phrase.length / title.length);
}

function bodyScore(body: string, phrase: string, words: string[]): number {
  let times = 0;
  for (const word of words) {
    let at = body.indexOf(word);
    for (let i = 0; at >= 0 && i < 20; i += 1) {
      times += 1;
      at = body.indexOf(word, at + word.length);
    }
  }
  return (body.includes(phrase) ? 10 : 0) + 3 * Math.log2(1 + times);
}
