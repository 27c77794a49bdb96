import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeSbom } from './sbom.ts';

const root = resolve(import.meta.dirname, '../..');

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}

test('the bill of materials has the packages of production as the lock file has them, no other, and is the same each time', () => {
  const directory = mkdtempSync(join(tmpdir(), 'expo-sbom-'));
  const [first = '', second] = ['one', 'two'].map((name) => {
    writeSbom(root, join(directory, name));
    return readFileSync(join(directory, name), 'utf8');
  });
  rmSync(directory, { recursive: true });
  expect(second).toBe(first);

  const { bomFormat, metadata, components, dependencies } = JSON.parse(first) as {
    bomFormat: string;
    metadata: { component: { name: string } };
    components: Component[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'china-africa-expo']);
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; devOptional?: boolean; integrity?: string }>;
  };
  const { dependencies: direct } = packages[''] as unknown as { dependencies: Record<string, string> };
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const locked = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional);
  const expected = locked.map(([path, { version }]) => `${nameOf(path)}@${version}`);
  expect(expected.length).toBeGreaterThan(100);
  const listed = components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.filter((each) => !expected.includes(each))).toEqual([]);
  expect(listed).toEqual(
    expect.arrayContaining(Object.keys(direct).map((name) => expect.stringContaining(`${name}@`))),
  );
  const optionalPeers = expected.filter((each) => !listed.includes(each));
  // The compiler, which packages may use where it is there.
  expect(optionalPeers.filter((each) => !each.startsWith('@typescript/'))).toEqual([]);
  const refs = new Set(components.map((each) => each['bom-ref']));
  expect(dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.has(ref))).toEqual([]);

  const hashes = new Map(
    locked.map(([path, { version, integrity = '' }]) => [
      `${nameOf(path)}@${version}`,
      Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex'),
    ]),
  );
  const other = components.filter(
    ({ name, version, hashes: [hash] = [] }) => hash?.content !== hashes.get(`${name}@${version}`),
  );
  expect(other.map(({ name }) => name)).toEqual([]);
  expect(first).not.toMatch(/https?:\/\/(?!cyclonedx\.org\/)/);
}, 60_000);
