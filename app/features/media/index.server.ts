/** What other features may use of media. Markup: `ui/picture.tsx`, `ui/film.tsx`, `ui/transcript.tsx`. */

export { importVideo, type NewVideo } from './import-video.server.ts';
export { type PictureRef, pictureHref, type VideoRef, videoHref } from './media.ts';
export { MediaRefused, type RefusalReason } from './media-refused.server.ts';
export { cleanPicture } from './pictures/clean-picture.server.ts';
export { dropPicture } from './pictures/drop-picture.server.ts';
export { enterPicture, importPicture, type StoredPicture, storePicture } from './pictures/import-picture.server.ts';
export { pictures, videos } from './queries.server.ts';
export { transcriptOf } from './transcript.server.ts';
export { unknownMedia } from './unknown-media.server.ts';
