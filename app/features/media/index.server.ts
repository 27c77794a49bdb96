/** What other features may use of media. Markup: `ui/picture.tsx`, `ui/film.tsx`. */
export { readRange } from './byte-range.ts';
export { importPicture } from './import-picture.server.ts';
export { importVideo, type NewVideo } from './import-video.server.ts';
export { type PictureRef, pictureHref, type VideoRef, videoHref } from './media.ts';
export { pictures, videos } from './queries.server.ts';
