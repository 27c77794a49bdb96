/** Why a film is not taken. `codec`: not every browser plays it; `duration`: it says that it lasts longer than it can; `busy`: too many others are coming in. */
export type FilmRefusal = 'kind' | 'bytes' | 'codec' | 'damaged' | 'duration' | 'busy';

/** What was sent is no film that the site takes. */
export class FilmRefused extends Error {
  override name = 'FilmRefused';
  readonly reason: FilmRefusal;

  constructor(reason: FilmRefusal) {
    super(`The film is refused: ${reason}`);
    this.reason = reason;
  }
}
