import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { programs } from '../../server/programs.ts';
import { namedSettings } from './settings-of-readme.ts';

const folder = resolve(import.meta.dirname, '../../deploy/kubernetes');
const labels = z.record(z.string(), z.string());

const container = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  envFrom: z.array(
    z.union([
      z.object({ configMapRef: z.object({ name: z.string() }) }),
      z.object({ secretRef: z.object({ name: z.string() }) }),
    ]),
  ),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).optional(),
  startupProbe: z.object({ tcpSocket: z.object({ port: z.string() }) }).optional(),
  readinessProbe: z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) }).optional(),
  livenessProbe: z.object({ tcpSocket: z.object({ port: z.string() }) }).optional(),
  lifecycle: z.object({ preStop: z.object({ exec: z.object({ command: z.array(z.string()) }) }) }).optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});
const pod = z.object({
  metadata: z.object({ labels }),
  spec: z.object({
    terminationGracePeriodSeconds: z.number().optional(),
    automountServiceAccountToken: z.literal(false),
    securityContext: z.object({ runAsNonRoot: z.literal(true), runAsUser: z.number().min(1) }),
    containers: z.tuple([container]),
    volumes: z.array(z.object({ name: z.string() })),
  }),
});
const named = { metadata: z.object({ name: z.string() }) };
const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ConfigMap'), ...named, data: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('Secret'), ...named, stringData: z.record(z.string(), z.string()) }),
  z.object({
    kind: z.literal('Deployment'),
    ...named,
    spec: z.object({ replicas: z.number(), selector: z.object({ matchLabels: labels }), template: pod }),
  }),
  z.object({ kind: z.literal('Job'), ...named, spec: z.object({ template: pod }) }),
  z.object({
    kind: z.literal('CronJob'),
    ...named,
    spec: z.object({
      schedule: z.string(),
      concurrencyPolicy: z.literal('Forbid'),
      jobTemplate: z.object({ spec: z.object({ template: pod }) }),
    }),
  }),
  z.object({
    kind: z.literal('Service'),
    ...named,
    spec: z.object({ selector: labels, ports: z.array(z.object({ name: z.string(), targetPort: z.string() })) }),
  }),
  z.object({
    kind: z.literal('PodDisruptionBudget'),
    ...named,
    spec: z.object({ minAvailable: z.number(), selector: z.object({ matchLabels: labels }) }),
  }),
  z.object({
    kind: z.literal('Ingress'),
    ...named,
    spec: z.object({
      rules: z.array(
        z.object({
          host: z.string(),
          http: z.object({
            paths: z.array(
              z.object({
                backend: z.object({ service: z.object({ name: z.string(), port: z.object({ name: z.string() }) }) }),
              }),
            ),
          }),
        }),
      ),
    }),
  }),
]);
type Thing = z.infer<typeof kinds>;

const documents = globSync('*.yaml', { cwd: folder })
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')));
const things = documents.map((document) => {
  expect(document.errors).toEqual([]);
  return kinds.parse(document.toJS());
});

function ofKind<Kind extends Thing['kind']>(kind: Kind): Extract<Thing, { kind: Kind }>[] {
  return things.filter((thing): thing is Extract<Thing, { kind: Kind }> => thing.kind === kind);
}
const pods = [
  ...[...ofKind('Deployment'), ...ofKind('Job')].map(({ metadata, spec }) => ({
    name: metadata.name,
    pod: spec.template,
  })),
  ...ofKind('CronJob').map(({ metadata, spec }) => ({ name: metadata.name, pod: spec.jobTemplate.spec.template })),
];

test('a whole is described: two processes, their service, a budget, a way in, a migration, backups and drills', () => {
  expect(things.map(({ kind, metadata }) => `${kind} ${metadata.name}`).sort()).toEqual([
    'ConfigMap expo-settings',
    'CronJob expo-backup',
    'CronJob expo-drill',
    'Deployment expo',
    'Ingress expo',
    'Job expo-migration-0-1-0',
    'PodDisruptionBudget expo',
    'Secret expo-secrets',
    'Service expo',
  ]);
  expect(ofKind('Deployment')[0]?.spec.replicas).toBe(2);
});

test('the names by which things refer to each other are there', () => {
  const names = new Set(things.map(({ kind, metadata }) => `${kind} ${metadata.name}`));
  for (const {
    pod: { spec },
  } of pods) {
    const [{ envFrom, volumeMounts }] = spec.containers;
    const from = envFrom.map((each) =>
      'secretRef' in each ? `Secret ${each.secretRef.name}` : `ConfigMap ${each.configMapRef.name}`,
    );
    expect(from.filter((name) => !names.has(name))).toEqual([]);
    expect(volumeMounts.map(({ name }) => name).sort()).toEqual(spec.volumes.map(({ name }) => name).sort());
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  }
  const [deployment] = ofKind('Deployment');
  const [service] = ofKind('Service');
  const ofPods = deployment?.spec.template.metadata.labels ?? {};
  const selectors = [
    deployment?.spec.selector.matchLabels,
    service?.spec.selector,
    ofKind('PodDisruptionBudget')[0]?.spec.selector.matchLabels,
  ];
  for (const selector of selectors) expect(ofPods).toMatchObject(selector ?? { nothing: 'selected' });
  // A backup is no process of the site: no visitor is led to it.
  const others = pods.filter(({ name }) => name !== 'expo').map(({ pod: { metadata } }) => metadata.labels);
  for (const other of others) expect(other).not.toMatchObject(service?.spec.selector ?? {});
  const backends = ofKind('Ingress').flatMap(({ spec }) =>
    spec.rules.flatMap(({ http }) => http.paths.map(({ backend }) => backend.service)),
  );
  expect(backends).toEqual([{ name: service?.metadata.name, port: { name: service?.spec.ports[0]?.name } }]);
});

test('probes ask the port that is served, and whoever ends is left out before', () => {
  const [deployment] = ofKind('Deployment');
  const spec = deployment?.spec.template.spec;
  const [served] = spec?.containers ?? [];
  const image = readFileSync(join(folder, '../Containerfile'), 'utf8');
  expect(served?.ports).toEqual([{ name: 'http', containerPort: Number(/\bPORT=(\d+)/.exec(image)?.[1]) }]);
  expect(served?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' });
  expect([served?.startupProbe?.tcpSocket.port, served?.livenessProbe?.tcpSocket.port]).toEqual(['http', 'http']);
  expect(ofKind('Service')[0]?.spec.ports[0]?.targetPort).toBe('http');
  const waits = Number(served?.lifecycle?.preStop.exec.command[1]);
  // What a process takes at most after SIGTERM (README), and the wait before it.
  expect(spec?.terminationGracePeriodSeconds).toBeGreaterThan(30 + waits);
});

test('one image runs, with a version, and each command is one of its programs', () => {
  const images = new Set(pods.map(({ pod: { spec } }) => spec.containers[0].image));
  expect([...images]).toEqual([expect.stringMatching(/:\d+\.\d+\.\d+$/)]);
  const run = pods
    .flatMap(({ pod: { spec } }) => spec.containers[0].command ?? [])
    .filter((word) => /^[a-z]+$/.test(word) && word !== 'node');
  expect(run.filter((word) => !Object.hasOwn(programs, word))).toEqual([]);
  expect(run).toHaveLength(3);
});

test('the site has a folder of its own within the volume: that is of root, open to a group, and not to be closed', () => {
  const mounted = pods.flatMap(({ pod: { spec } }) =>
    spec.containers[0].volumeMounts.map(({ mountPath }) => mountPath),
  );
  const [settings] = ofKind('ConfigMap');
  expect(mounted).toContain(dirname(settings?.data.DATA_DIR ?? ''));
});

test('each name of the environment is a setting, and no secret has a value', () => {
  const settings = namedSettings();
  const given = [
    ...ofKind('ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...ofKind('Secret').flatMap(({ stringData }) => Object.keys(stringData)),
  ];
  expect(given.length).toBeGreaterThan(8);
  expect(given.filter((name) => !settings.includes(name))).toEqual([]);
  expect(
    ofKind('Secret')
      .flatMap(({ stringData }) => Object.values(stringData))
      .filter(Boolean),
  ).toEqual([]);
});
