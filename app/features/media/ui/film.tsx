import { useLingui } from '@lingui/react';
import { nameAlone } from '#platform/i18n/locale.ts';
import { captionsHref, pictureHref, type VideoRef, videoHref } from '../media.ts';

interface FilmProps {
  video: VideoRef;
  className?: string;
}

/** A film with the browser's own controls. Nothing of it but its still picture is loaded before somebody starts it. */
export function Film({ video, className }: FilmProps) {
  const { i18n } = useLingui();
  const lang = video.lang === i18n.locale ? undefined : video.lang;
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has the tracks that there are
    <video
      className={className}
      controls
      playsInline
      preload="none"
      width={video.width}
      height={video.height}
      poster={video.poster && pictureHref(video.poster, 960, 'webp')}
      aria-label={video.alt}
      lang={lang}
    >
      <source src={videoHref(video)} type={`video/${video.format}`} />
      {video.captions.map((locale) => (
        <track
          key={locale}
          kind="captions"
          srcLang={locale}
          label={nameAlone(locale)}
          src={captionsHref(video, locale)}
          default={locale === i18n.locale}
        />
      ))}
      <a href={videoHref(video)}>{video.alt}</a>
    </video>
  );
}
