import type { Section } from '#platform/feature/page-route.ts';
import { TitleWords } from '#ui/titles/title-words.tsx';
import { WovenPicture } from '#ui/woven/woven-picture.tsx';
import css from './banner.module.css';
import { sectionPictures } from './sections/section-pictures.ts';
import { useSectionNames } from './sections/use-section-names.ts';

interface BannerProps {
  section: Section;
  /** Pages of a section that have a picture of their own: previous editions (specification 2, Shared shell and layouts). */
  picture?: 'previous' | undefined;
  /** Address of the picture of one part of the section, in place of the section's. */
  own?: string | undefined;
  /** The page's h1. Without it the strip only names the section, and the page brings its own h1. */
  title?: string;
  lead?: string | undefined;
}

/** The head of a section's pages: its fixed woven picture, its name, and the page's title (specification 2). */
export function Banner({ section, picture, own, title, lead }: BannerProps) {
  const name = useSectionNames()[section];
  const low = title === undefined;
  return (
    <div className={low ? `${css.banner} ${css.low}` : css.banner}>
      <WovenPicture
        src={own ?? sectionPictures[picture ?? section]}
        weave={`section-${picture ?? section}`}
        className={`${css.picture} ${css[picture ?? section] ?? ''}`}
        eager
      />
      <div className={css.words}>
        {title !== name && <p className={css.name}>{name}</p>}
        {title !== undefined && (
          <h1>
            <TitleWords>{title}</TitleWords>
          </h1>
        )}
        {lead && (
          <p className={css.lead}>
            <TitleWords>{lead}</TitleWords>
          </p>
        )}
      </div>
    </div>
  );
}
