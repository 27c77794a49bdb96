import type { PageRoute } from '#platform/feature/page-route.ts';
import { mostFormBytes, mostUploadBytes } from '#platform/http/body/body-limits.ts';

/** Pages for one member: the name after `negotiation.`, the path, the module in `site/`. */
const personal: [name: string, path: string, module: string][] = [
  ['publish', 'negotiation/publish', 'publish.tsx'],
  ['edit', 'negotiation/edit/:id', 'edit.tsx'],
  ['files', 'negotiation/files/:id', 'files.tsx'],
  ['preview', 'negotiation/preview/:id', 'preview.tsx'],
  ['partners', 'negotiation/partners/:id', 'partners.tsx'],
  ['contact', 'negotiation/contact/:id', 'contact.tsx'],
  ['collect', 'negotiation/collect/:id', 'collect.tsx'],
  ['save-search', 'negotiation/save-search', 'save-search.tsx'],
  ['unsubscribe', 'negotiation/unsubscribe/:key', 'unsubscribe.tsx'],
  ['attachment', 'negotiation/attachment/:key', 'attachment.ts'],
  ['own', 'account/projects', 'own-projects.tsx'],
  ['collection', 'account/collection', 'collection.tsx'],
];

/** Texts in three languages are longer than other forms. */
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
