import { Picture } from '#features/media/ui/picture.tsx';
import { useForeign } from '#ui/use-foreign.ts';
import type { AlbumPicture } from '../../news.ts';
import css from './album.module.css';

/** The pictures of an album; each leads to its large version. What is seen stands under it for those who see it too. */
export function Album({ pictures }: { pictures: AlbumPicture[] }) {
  return (
    <ul role="list" className={css.album}>
      {pictures.map((picture, i) => (
        <li key={picture.id}>
          <figure>
            <a href={picture.large}>
              <Picture picture={picture} sizes={isWide(i, pictures.length) ? wideSizes : sizes} eager={i === 0} />
            </a>
            <Caption picture={picture} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** The first takes a row for itself, and the last where it would be alone in it (album.module.css). */
const isWide = (i: number, count: number) => i === 0 || (i === count - 1 && count % 2 === 0);

const wideSizes = '(min-width: 75rem) 46rem, (min-width: 60rem) 65vw, (min-width: 40rem) 92vw, 320px';
const sizes = '(min-width: 75rem) 22rem, (min-width: 60rem) 32vw, (min-width: 40rem) 45vw, 320px';

/** The same words as the picture's own description, which is heard already. */
function Caption({ picture }: { picture: AlbumPicture }) {
  return (
    <figcaption aria-hidden="true" lang={useForeign(picture.lang)}>
      {picture.alt}
    </figcaption>
  );
}
