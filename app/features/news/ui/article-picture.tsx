import { Plural, Trans } from '@lingui/react/macro';
import { Picture } from '#features/media/ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Weave } from '#ui/weave/weave.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import { type ArticleCard, clockTime, weaveSeed } from '../news.ts';
import css from './article-picture.module.css';

interface ArticlePictureProps {
  article: ArticleCard;
  /** 16:9 or 4:3. */
  shape: 'wide' | 'photo';
  sizes: string;
  eager?: boolean;
}

/** An article's picture, its woven scene or its weave, and what it holds: so many pictures, a film of such a length. */
export function ArticlePicture({ article, shape, sizes, eager }: ArticlePictureProps) {
  const { picture, scene, pictures, seconds, id } = article;
  const shaped = `${css.shown} ${css[shape]}`;
  return (
    <div className={css.frame}>
      {picture ? (
        <Picture picture={picture} sizes={sizes} className={shaped} eager={eager} />
      ) : (
        <NoPicture scene={scene} seed={weaveSeed(id)} shape={shape} shaped={shaped} eager={eager} />
      )}
      {pictures !== undefined && (
        <p className={css.holds}>
          <Plural value={pictures} one="# photo" other="# photos" />
        </p>
      )}
      {seconds !== undefined && (
        <p className={css.holds}>
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="M2 1v8l7-4z" />
          </svg>
          <VisuallyHidden>
            <Trans>Video</Trans>{' '}
          </VisuallyHidden>
          <time dateTime={`PT${seconds}S`}>{clockTime(seconds)}</time>
        </p>
      )}
    </div>
  );
}

interface NoPictureProps extends Pick<ArticlePictureProps, 'shape' | 'eager'> {
  scene: string | undefined;
  seed: string;
  shaped: string;
}

/** The scene, or the weave. A row's small scene lies on the weave, and only where there is room: a phone's line does not fetch a dozen. */
function NoPicture({ scene, seed, shape, shaped, eager }: NoPictureProps) {
  const isRow = shape === 'photo';
  if (!isRow || scene === undefined)
    return <WovenPicture src={scene} weave={seed} shape={shape} className={shaped} eager={eager} />;
  return (
    <>
      <Weave id={seed} shape={shape} className={shaped} />
      <WovenPicture src={scene} weave={seed} className={css.roomy} small />
    </>
  );
}
