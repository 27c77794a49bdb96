import type { Messages } from '@lingui/core';

const catalogues = import.meta.glob<Messages>('/app/**/locales/zh-CN.po', { eager: true, import: 'messages' });

/** All words of the interface in one language: a chunk of its own, so that only the page's language reaches the browser. */
export const messages: Messages = Object.assign({}, ...Object.values(catalogues));
