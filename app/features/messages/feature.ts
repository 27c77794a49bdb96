import type { Feature } from '#platform/feature/feature.ts';
import { messagesConsole, messagesRoutes } from './routes.ts';

export const messages: Feature = {
  name: 'messages',
  pages: messagesRoutes,
  console: messagesConsole,
};
