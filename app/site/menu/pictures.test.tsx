import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Section } from '#platform/feature/page-route.ts';
import { i18nFor } from '#platform/i18n/catalogues.server.ts';
import { Banner } from '#shell/banner.tsx';
import { keepMarkup } from '#shell/rendering/kept-markup.server.ts';
import { KeptMarkup } from '#shell/rendering/kept-markup.tsx';
import { bareShell, type ShellData } from '#shell/shell-data.ts';
import { menuItems } from './menu-items.ts';
import { SubMenu } from './sub-menu.tsx';
import { hasSubMenu } from './sub-menus.ts';

/** As the server renders them for a page: the tiles know neither the router nor the page. */
function SubMenus({ shell = bareShell }: { shell?: ShellData }) {
  const sections = menuItems.map(({ section }) => section).filter(hasSubMenu);
  return (
    <KeptMarkup value={keepMarkup}>
      {sections.map((section) => (
        <SubMenu key={section} section={section} name={section} shell={shell} direct={false} />
      ))}
    </KeptMarkup>
  );
}

function shown(page: React.ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToString(
    <I18nProvider i18n={i18nFor('en-US')}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const pictureIn = (html: string) => /<img[^>]* src="([^"]+)"/.exec(html)?.[1];

test('the tiles of a sub-menu are all different', () => {
  const menus = shown(<SubMenus />)
    .split('popover="auto"')
    .slice(1);
  const motifs = menus.map((menu) => [...menu.matchAll(/href="#(w-\w+)"/g)].map(([, motif]) => motif));
  expect(motifs.map(({ length }) => length)).toEqual([6, 4, 5, 6]);
  for (const each of motifs) expect(new Set(each).size).toBe(each.length);
});

test('each section has a banner of its own, and so have the previous editions', () => {
  const sections: Section[] = ['about', 'brand', 'exhibition', 'forum', 'negotiation', 'news', 'service'];
  const pictures = [
    ...sections.map((section) => pictureIn(shown(<Banner section={section} title="Title" />))),
    pictureIn(shown(<Banner section="about" picture="previous" title="Title" />)),
  ];
  expect(new Set(pictures).size).toBe(8);
  expect(pictures).not.toContain(undefined);
});

test('an entry of a sub-menu is called as staff call it', () => {
  const hotels = '/service/hotel/';
  expect(shown(<SubMenus />)).toMatch(/href="[^"]*\/service\/hotel\/"[^>]*>.*?<span>Hotels<\/span>/);
  const renamed = shown(<SubMenus shell={{ ...bareShell, renamed: { [hotels]: 'Where to stay' } }} />);
  expect(renamed).toContain('<span>Where to stay</span>');
  expect(renamed).not.toContain('<span>Hotels</span>');
});
