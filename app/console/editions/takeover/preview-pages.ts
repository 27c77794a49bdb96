/** Pages by which one looks at a takeover beforehand, by what their part of the preview's address is called; without language prefix. */
export const previewPages = {
  home: '/',
  programme: '/forum/',
  plan: '/exhibition/?cursor=layout',
  editions: '/previous/',
} as const;

export type PreviewPage = keyof typeof previewPages;

/** The page that the address of a preview asks for by `?page=`; the home page where it names none. */
export function previewPageIn(url: URL): PreviewPage {
  const asked = url.searchParams.get('page');
  return asked !== null && isPreviewPage(asked) ? asked : 'home';
}

const isPreviewPage = (name: string): name is PreviewPage => Object.hasOwn(previewPages, name);
