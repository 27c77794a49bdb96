import type { Feature } from '#platform/feature/feature.ts';
import { messagesRoutes } from './routes.ts';

export const messages: Feature = {
  name: 'messages',
  pages: messagesRoutes,
};
