/** What other features may use of media. Markup: `ui/picture.tsx`, `ui/film.tsx`, `ui/transcript.tsx`. */

export { type FilmRefusal, FilmRefused } from './films/film-refused.ts';
export { enterFilm, storeFilm } from './films/store-film.server.ts';
export { importVideo, type NewVideo } from './import-video.server.ts';
export { type CaptionProblem, captionProblem } from './library/captions.ts';
export { describeMedia, descriptionMost, focusPicture, setSilent, setStill } from './library/describe-media.server.ts';
export { dropMedia } from './library/drop-media.server.ts';
export { findMedia, type LibraryItem, listMedia } from './library/list-media.server.ts';
export { type Readiness, readinessOf } from './library/readiness.server.ts';
export { replacePicture } from './library/replace-picture.server.ts';
export { enterCaptions, readCaptions, storeCaptions } from './library/write-captions.server.ts';
export { type PictureRef, pictureHref, type VideoRef, videoHref } from './media.ts';
export { MediaRefused, type RefusalReason } from './media-refused.server.ts';
export { cleanPicture } from './pictures/clean-picture.server.ts';
export { dropPicture } from './pictures/drop-picture.server.ts';
export { enterPicture, importPicture, type StoredPicture, storePicture } from './pictures/import-picture.server.ts';
export { filmsOfStill, pictures, videos } from './queries.server.ts';
export { transcriptOf } from './transcript.server.ts';
export { unknownMedia } from './unknown-media.server.ts';
