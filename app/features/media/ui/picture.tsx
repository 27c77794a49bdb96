import { useLingui } from '@lingui/react';
import { type PictureRef, pictureHref, pictureSrcSet } from '../media.ts';
import css from './picture.module.css';

interface PictureProps {
  picture: PictureRef;
  /** How wide it stands in the page, as the attribute of the same name: `(min-width: 60rem) 20rem, 100vw`. */
  sizes: string;
  /** Gives it its place and, by `aspect-ratio`, its shape, which it fills; without it keeps the shape that it has. */
  className?: string;
  /** True for a picture that is seen at once: it is then fetched first, not when it comes near. */
  eager?: boolean;
}

/**
 * A picture in the format and size that the browser likes best. Its place is kept while it loads.
 *
 * On slow lines Chromium fetches lazy pictures from 2,500 pixels below what is seen. One whose shape is known sits in a box that
 * is not laid out before it comes within one and a half screens, and is not fetched before either.
 */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  const { i18n } = useLingui();
  return (
    <picture className={className && [eager ? css.filled : css.late, className].join(' ')} {...focusOf(picture)}>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className ? undefined : css.own}
        alt={picture.alt}
        lang={picture.lang === i18n.locale ? undefined : picture.lang}
        width={picture.width}
        height={picture.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        sizes={sizes}
        srcSet={pictureSrcSet(picture, 'webp')}
        src={pictureHref(picture, 640, 'webp')}
      />
    </picture>
  );
}

/** The place that is seen whatever its shape is cut to, in two digits each; the page's policy lets no style say it. */
function focusOf({ focus }: PictureRef): Record<`data-${string}`, string> | undefined {
  return focus && { 'data-x': twoDigits(focus.x), 'data-y': twoDigits(focus.y) };
}

const twoDigits = (hundredths: number) => String(hundredths).padStart(2, '0');
