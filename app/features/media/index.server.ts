/** What other features may use of media. Markup: `ui/picture.tsx`, `ui/film.tsx`. */
export { cleanPicture } from './clean-picture.server.ts';
export { dropPicture } from './drop-picture.server.ts';
export { enterPicture, importPicture, type StoredPicture, storePicture } from './import-picture.server.ts';
export { importVideo, type NewVideo } from './import-video.server.ts';
export { type PictureRef, pictureHref, type VideoRef, videoHref } from './media.ts';
export { MediaRefused, type RefusalReason } from './media-refused.server.ts';
export { pictures, videos } from './queries.server.ts';
