import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes, mostUploadBytes } from '#platform/http/body/body-limits.ts';

/** Pages for one member: the name after `negotiation.`, the path, the module in `site/`. */
const personal: [name: string, path: string, module: string][] = [
  ['publish', 'negotiation/publish', 'owner/publish.tsx'],
  ['edit', 'negotiation/edit/:id', 'owner/edit.tsx'],
  ['files', 'negotiation/files/:id', 'owner/files.tsx'],
  ['preview', 'negotiation/preview/:id', 'owner/preview.tsx'],
  ['partners', 'negotiation/partners/:id', 'owner/partners.tsx'],
  ['contact', 'negotiation/contact/:id', 'library/contact.tsx'],
  ['collect', 'negotiation/collect/:id', 'collection/collect.tsx'],
  ['save-search', 'negotiation/save-search', 'collection/save-search.tsx'],
  ['unsubscribe', 'negotiation/unsubscribe/:key', 'collection/unsubscribe.tsx'],
  ['attachment', 'negotiation/attachment/:key', 'library/attachment.ts'],
  ['own', 'account/projects', 'owner/own-projects.tsx'],
  ['collection', 'account/collection', 'collection/collection.tsx'],
];

/** Texts in several languages are longer than other forms. */
const takes: Record<string, number> = {
  publish: 4 * mostFormBytes,
  edit: 4 * mostFormBytes,
  files: mostUploadBytes,
};

export const negotiationRoutes: PageRoute[] = [
  { id: 'negotiation.front', path: 'negotiation', file: 'features/negotiation/site/library/front.tsx' },
  {
    id: 'negotiation.list',
    path: 'negotiation/list',
    file: 'features/negotiation/site/library/list.tsx',
    query: ['name', 'category', 'region', 'industry', 'status', 'sort', 'page'],
  },
  { id: 'negotiation.detail', path: 'negotiation/detail/:id', file: 'features/negotiation/site/library/detail.tsx' },
  ...personal.map(([name, path, module]) => ({
    id: `negotiation.${name}`,
    path,
    file: `features/negotiation/site/${module}`,
    personal: true,
    ...(name in takes && { takes: takes[name] }),
  })),
];

/** The page of the console on which what was handed in is decided. */
export const negotiationConsole: PageRoute[] = [
  {
    id: 'console.inbox.project',
    path: 'console/inbox/projects/:id',
    file: 'features/negotiation/console/project.tsx',
    personal: true,
  },
];
