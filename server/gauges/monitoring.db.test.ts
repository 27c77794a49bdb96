import { execFileSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { inProject } from '#platform/config/in-project.ts';
import { programOf } from '#tests/support/edge/programs.ts';
import { emptyPlatform } from '#tests/support/empty-platform.ts';
import { startFront } from '../front/front.fixture.ts';
import { programs } from '../programs.ts';
import { gaugesOf } from './gauges.ts';

const platform = emptyPlatform();
const read = (path: string) => readFileSync(inProject(path), 'utf8');

/** The names of all metrics that a process prints. */
async function printed(): Promise<string[]> {
  await using running = await startFront({ gauges: gaugesOf(platform(), platform.database()) });
  const { text } = await running.ask('/metrics');
  return [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name).sort();
}

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}
const { groups } = parse(read('deploy/monitoring/alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** What Prometheus says of each process that it reads. */
const ofPrometheus = ['up'];

/** The metrics that a question to Prometheus names: each of them stands before its labels. */
function named(question: string): string[] {
  const names = [...question.matchAll(/\b([a-z][a-z0-9_]*)\{/g)].map(([, name = '']) => name);
  return names.map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
}

const pages = readdirSync(inProject('docs/runbooks'))
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: read(join('docs/runbooks', name)) }));

test('the page of metrics names every metric that a process prints, and no other', async () => {
  const rows = read('docs/metrics.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const written = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(written.sort()).toEqual(await printed());
});

test('every metric that an alarm or the board asks for is there', async () => {
  const there = [...(await printed()), ...ofPrometheus];
  const { panels } = JSON.parse(read('deploy/monitoring/board.json')) as { panels: { targets: { expr: string }[] }[] };
  const questions = [
    ...rules.map(({ expr }) => expr),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  expect(questions.length).toBeGreaterThan(40);
  for (const question of questions) {
    expect(named(question), question).not.toEqual([]);
    expect(
      named(question).filter((name) => !there.includes(name)),
      question,
    ).toEqual([]);
  }
});

test('every alarm has its runbook, which names it, and every runbook is in the list', () => {
  const list = read('docs/runbooks/README.md');
  for (const { alert, annotations } of rules) expect(read(annotations.runbook), alert).toContain(`\`${alert}\``);
  for (const { name, text } of pages) {
    expect(list, name).toContain(`(${name})`);
    const alarms = [...(/\*\*Alarm:\*\* (.*)/.exec(text)?.[1]?.matchAll(/`([A-Z]\w+)`/g) ?? [])].map(
      ([, alarm]) => alarm,
    );
    expect(
      alarms.filter((alarm) => !rules.some(({ alert }) => alert === alarm)),
      name,
    ).toEqual([]);
    for (const part of ['What is seen.', 'What visitors notice.', '## First', '## Decide', '## Mend', '## After'])
      expect(text, name).toContain(part);
  }
});

/** What stands in a runbook as code: blocks, and words in a sentence. */
const codeOf = (text: string) =>
  [...text.matchAll(/```\n([\s\S]*?)```|`([^`\n]+)`/g)].map(([, block, word]) => block ?? word ?? '');

test('every command, metric, table and line of the log that a runbook names is there', async () => {
  const ofTheScript = [...read('deploy/systemd/expo').matchAll(/^ {2}([\w |]+)\)$/gm)].flatMap(([, words = '']) =>
    words.split(' | '),
  );
  expect(ofTheScript).toEqual(['metrics', 'log', 'psql', 'pg_dump']);
  const words = [...ofTheScript, ...Object.keys(programs)];
  const metrics = await printed();
  const tables = [...read('db/schema/tables.gen.ts').matchAll(/^ {2}(\w+): \w+Table;/gm)].map(([, name = '']) => name);
  const sources = globSync(['app/**/*.ts', 'server/**/*.ts'], { cwd: inProject('.') }).map(read);
  for (const { name, text } of pages) {
    const code = codeOf(text).join('\n');
    // What the first installation has is `expo`: it brings no npm.
    expect(code, name).not.toMatch(/\bnpm (?:run|start)\b/);
    for (const [, word = ''] of code.matchAll(/^expo (\w+)/gm)) expect(words, name).toContain(word);
    for (const [, said = ''] of code.matchAll(/"msg":"([^"]+)"/g))
      expect(
        sources.some((source) => source.includes(`'${said}'`)),
        `${name}: ${said}`,
      ).toBe(true);
    for (const [, event = ''] of code.matchAll(/"event":"([^"]+)"/g))
      expect(read('app/platform/http/security-log.ts'), name).toContain(`'${event}'`);
    const asked = [...code.matchAll(/\^([a-z_]+)/g)].map(([, beginning = '']) => beginning);
    for (const beginning of asked)
      expect(
        metrics.some((metric) => `${metric}_sum`.startsWith(beginning)),
        `${name}: ${beginning}`,
      ).toBe(true);
    const snakes = codeOf(text).filter((word) => /^[a-z]+(?:_[a-z]+)+$/.test(word));
    const known = [...metrics, ...tables, 'pg_wal', 'max_connections', 'lease_until'];
    expect(
      snakes.filter((word) => !known.includes(word)),
      name,
    ).toEqual([]);
    for (const [, target = ''] of text.matchAll(/\]\(([^)#]+)/g))
      expect(() => read(join('docs/runbooks', target)), `${name}: ${target}`).not.toThrow();
  }
});

const promtool = programOf('promtool');

test.skipIf(!promtool)('Prometheus reads the alarms (left out without promtool)', () => {
  const file = inProject('deploy/monitoring/alerts.yml');
  const said = execFileSync(promtool ?? '', ['check', 'rules', file], { encoding: 'utf8' });
  expect(said).toContain(`SUCCESS: ${rules.length} rules found`);
});
