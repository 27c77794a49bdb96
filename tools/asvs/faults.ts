import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Requirement } from './requirement.ts';

/**
 * What is wrong with a list of requirements: numbers that are missing, twice or unknown, levels that are not those of ASVS, files and tests that are not
 * there, and what is met by nothing.
 * @param levels every number that there has to be
 * @param root the folder of the project
 */
export function faultsOf(
  requirements: readonly Requirement[],
  levels: ReadonlyMap<string, 1 | 2>,
  root: string,
): string[] {
  const ids = requirements.map(({ id }) => id);
  const missing = [...levels.keys()].filter((id) => !ids.includes(id)).map((id) => `${id} is missing`);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands twice`);
  return [...missing, ...twice, ...requirements.flatMap((each) => faultsOfOne(each, levels.get(each.id), root))];
}

function faultsOfOne(one: Requirement, level: 1 | 2 | undefined, root: string): string[] {
  const { id, by, tested, standing } = one;
  const faults: string[] = [];
  if (level === undefined) faults.push(`${id} is none of ASVS`);
  else if (level !== one.level) faults.push(`${id} is of level ${level}`);
  if (standing === 'met' && by.length === 0) faults.push(`${id} is met by nothing`);
  for (const file of by) if (!existsSync(join(root, file))) faults.push(`${id}: there is no ${file}`);
  for (const test of tested) faults.push(...faultsOfTest(test, root).map((fault) => `${id}: ${fault}`));
  return faults;
}

function faultsOfTest(test: string, root: string): string[] {
  const [file = '', title = ''] = test.split(/: (.*)/s);
  if (!existsSync(join(root, file))) return [`there is no ${file}`];
  if (title.trim() === '') return [`${file} is named without a test`];
  return readFileSync(join(root, file), 'utf8').includes(title) ? [] : [`no test of ${file} says “${title}”`];
}
