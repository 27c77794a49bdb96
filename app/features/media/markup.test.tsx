import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PictureRef, VideoRef } from './media.ts';
import { Film } from './ui/film.tsx';
import { Picture } from './ui/picture.tsx';

const picture: PictureRef = { id: 7, width: 1536, height: 1024, alt: 'Roses "open"', lang: 'en-US', version: 'ab12' };
const video: VideoRef = {
  ...picture,
  id: 9,
  format: 'webm',
  seconds: 26,
  poster: picture,
  captions: ['en-US', 'fr-FR'],
};

function render(children: ReactNode, locale = 'fr-FR'): string {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } });
  return renderToStaticMarkup(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
}

test('a picture keeps its place, comes late and in the size that fits', () => {
  const html = render(<Picture picture={picture} sizes="50vw" className="cover" />);
  expect(html).toContain('<source type="image/avif" srcSet="/media/7/ab12/192.avif 192w, ');
  expect(html).toContain(
    'srcSet="/media/7/ab12/192.webp 192w, /media/7/ab12/320.webp 320w, /media/7/ab12/640.webp 640w, ',
  );
  expect(html).toMatch(/<img [^>]*width="1536" height="1024" loading="lazy"/);
  expect(html).toMatch(/^<picture class="[^"]+ cover"><source [^>]+><img alt="Roses &quot;open&quot;" lang="en-US"/);
  expect(html).toContain('src="/media/7/ab12/640.webp"');
});

test('a picture says in two digits which place of it must be seen', () => {
  const html = render(<Picture picture={{ ...picture, focus: { x: 7, y: 100 } }} sizes="50vw" className="cover" />);
  expect(html).toMatch(/^<picture class="[^"]+ cover" data-x="07" data-y="100">/);
  expect(render(<Picture picture={picture} sizes="50vw" className="cover" />)).not.toContain('data-');
});

test('a picture that is seen at once is fetched first', () => {
  const html = render(<Picture picture={picture} sizes="100vw" eager />, 'en-US');
  expect(html).toContain('loading="eager" fetchPriority="high"');
  expect(html).not.toContain('lang=');
});

test('a film loads nothing by itself, and has captions on in the language of the page', () => {
  const html = render(<Film video={video} />);
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" width="1536" height="1024"/);
  expect(html).toContain('poster="/media/7/ab12/960.webp"');
  expect(html).toContain('<source src="/media/9/ab12/video.webm" type="video/webm"/>');
  expect(html).toMatch(/<track kind="captions" srcLang="fr-FR" label="Français"[^>]* default=""\/>/);
  expect(html).not.toMatch(/label="English"[^>]*default/);
});
