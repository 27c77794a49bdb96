import type { PageRoute } from '#platform/feature/page-route.ts';

export const servicesRoutes: PageRoute[] = [
  { id: 'service', path: 'service', file: 'features/services/site/index.tsx' },
  {
    id: 'service.hotel',
    path: 'service/hotel',
    file: 'features/services/site/hotels/hotel.tsx',
    query: ['id', 'band', 'within', 'language', 'shuttle', 'halal', 'sort', 'page'],
  },
  {
    id: 'service.detail',
    path: 'service/serviceDetail',
    file: 'features/services/site/part/service-detail.tsx',
    query: ['id'],
  },
  { id: 'service.visa', path: 'service/visa', file: 'features/services/site/visa/visa.tsx' },
  { id: 'service.phrases', path: 'service/phrases', file: 'features/services/site/phrases/phrases.tsx' },
];
