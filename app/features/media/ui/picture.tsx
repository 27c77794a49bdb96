import { useLingui } from '@lingui/react';
import { type PictureRef, pictureHref, pictureSrcSet } from '../media.ts';

interface PictureProps {
  picture: PictureRef;
  /** How wide it stands in the page, as the attribute of the same name: `(min-width: 60rem) 20rem, 100vw`. */
  sizes: string;
  className?: string;
  /** True for a picture that is seen at once: it is then fetched first, not when it comes near. */
  eager?: boolean;
}

/** A picture in the format and size that the browser likes best. Its place is kept while it loads. */
export function Picture({ picture, sizes, className, eager = false }: PictureProps) {
  const { i18n } = useLingui();
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={className}
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
