import type { ReactNode } from 'react';
import { Weave } from '../weave/weave.tsx';
import type { Shape } from '../weave/weave-pattern.ts';
import css from './woven-picture.module.css';

interface WovenPictureProps {
  /** Address of the picture, which a loader reads with `wovenPicture`; without one the weave stands here. */
  src: string | undefined;
  /** The seed of the abstract weave that stands in: `product-12`. */
  weave: string;
  /** Shape of the weave that stands in. */
  shape?: Shape;
  /** What is to be seen, for who does not see it; left out where the words beside it say so. */
  alt?: string;
  /** A class may give it another box, which it covers. */
  className?: string;
  /** True for a picture that is seen at once: it is then fetched with the page, not when it comes near. */
  eager?: boolean;
  /** True where it stands less than 192 px wide, its number of stitches. */
  small?: boolean;
}

/**
 * A picture woven of what it stands for, 192 by 128 stitches. Its place is kept while it loads, in a box that is laid out, and the
 * picture fetched, only as it comes near: a page of forty costs no more than what is looked at.
 */
export function WovenPicture(props: WovenPictureProps): ReactNode {
  const { src, weave, shape = 'photo', alt = '', className, eager = false, small = false } = props;
  if (src === undefined) return <Weave id={weave} shape={shape} className={className} />;
  return (
    <span className={[css.box, !eager && css.late, className].filter(Boolean).join(' ')}>
      <img
        className={small ? css.small : css.picture}
        src={src}
        alt={alt}
        width={192}
        height={128}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
