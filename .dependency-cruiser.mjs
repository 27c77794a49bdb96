import { features } from './app/features/index.ts';

const order = features.map(({ name }) => name);
const door = '^app/features/[^/]+/(index\\.server\\.ts$|ui/)';
const listOfFeatures = '^app/features/index\\.(server\\.)?ts$';
const tests = '\\.(test|fixture)\\.tsx?$|\\.db\\.test\\.ts$';

/** A feature knows those before it in the list, and none after it. */
function lowerFirst(name, place) {
  return {
    name: 'lower-features-first',
    comment: 'The list of features (app/features/index.ts) says which are lower: they know nothing of those above.',
    severity: 'error',
    from: { path: `^app/features/${name}/`, pathNot: tests },
    to: { path: `^app/features/(${order.slice(place + 1).join('|')})/` },
  };
}

/** The walls of the house: who may import whom. @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that need each other are one file, or one fact is in the wrong room.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-by-their-door',
      comment: 'A feature enters another only by its index.server.ts or its ui/.',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/', pathNot: tests },
      to: { path: '^app/features/', pathNot: ['^app/features/$1/', door, listOfFeatures] },
    },
    {
      name: 'list-of-features-from-above',
      comment: 'What goes through all features stands above them: the site, the server, the search.',
      severity: 'error',
      from: {
        path: '^app/',
        pathNot: [tests, '^app/(site|console)/', `^app/features/(${order.at(-1)}/|index\\.server\\.ts$)`],
      },
      to: { path: listOfFeatures },
    },
    {
      name: 'shell-below-the-features',
      comment: 'What every page is made of knows no feature and none of the pages that the site composes of them.',
      severity: 'error',
      from: { path: '^app/shell/', pathNot: tests },
      to: { path: '^app/(features|site|console)/' },
    },
    {
      name: 'site-above-the-features',
      comment: 'The site and the console compose features; none of them leans on either.',
      severity: 'error',
      from: { path: '^app/features/' },
      to: { path: '^app/(site|console)/' },
    },
    {
      name: 'two-faces',
      comment: 'What readers see and what staff see share the features and the shell, and nothing else.',
      severity: 'error',
      from: { path: '^app/(site|console)/', pathNot: tests },
      to: { path: '^app/(site|console)/', pathNot: '^app/$1/' },
    },
    {
      name: 'site-by-the-door',
      comment:
        'The site and the console use doors, ui and the pure rules (feature/feature.ts) of features; page-routes.ts composes.',
      severity: 'error',
      from: { path: '^app/(site|console)/', pathNot: [tests, '^app/(site|console)/page-routes\\.ts$'] },
      to: {
        path: '^app/features/([^/]+)/',
        pathNot: [door, listOfFeatures, '^app/features/(?<feature>[^/]+)/\\k<feature>\\.ts$'],
      },
    },
    ...order.slice(0, -1).map(lowerFirst),
    {
      name: 'look-knows-no-data',
      comment: 'ui, platform and db know no feature.',
      severity: 'error',
      from: { path: '^(app/(ui|platform)|db)/', pathNot: tests },
      to: { path: '^(app/(features|shell|site|console)|server)/' },
    },
    {
      name: 'faces-do-not-query',
      comment: 'Pages, calls and ui use queries and use cases; the database itself is not theirs.',
      severity: 'error',
      from: {
        path: '^app/(shell/|site/|ui/|features/[^/]+/(site|console|ui)/|features/.+/api\\.ts$)',
        pathNot: tests,
      },
      to: { path: '^(app/platform/db/|node_modules/(kysely|pg|@electric-sql)/|db/)' },
    },
    {
      name: 'app-below-the-server',
      comment: 'The process uses the app, never the other way round.',
      severity: 'error',
      from: { path: '^app/', pathNot: tests },
      to: { path: '^server/' },
    },
    {
      name: 'router-behind-its-fence',
      comment:
        'What React Router promises nobody is known to app/platform/router alone; what it exports as UNSAFE_ the linter refuses elsewhere.',
      severity: 'error',
      from: { pathNot: ['^app/platform/router/', tests] },
      to: {
        path: [
          '^app/platform/router/awake/use-awake-router\\.ts$',
          '^virtual:react-router/(?!server-build$)',
          '^(node_modules/)?react-router/(internal|dist/)(?!production/(index|dom-export)\\.)',
        ],
      },
    },
    {
      name: 'migrations-and-schema-stand-alone',
      severity: 'error',
      from: { path: '^db/schema/' },
      to: { pathNot: ['^db/schema/', '^app/platform/i18n/', '^node_modules/'] },
    },
    {
      name: 'pictures-in-the-workshop',
      comment: 'What reads pictures and documents is loaded by the workshop’s process alone: a file *.work.ts.',
      severity: 'error',
      from: { path: '^(app|server)/', pathNot: [tests, '\\.work\\.ts$', '/open-picture\\.ts$'] },
      to: { path: ['^node_modules/(sharp|@cantoo)/', '/open-picture\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '/\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: '\\.(css|po)$|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
