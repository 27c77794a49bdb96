/** A piece of work, on its way to the workshop's process. */
export interface Order {
  id: number;
  /** `#features/media/pictures/clean-picture.work.ts`: its default export is called with the input. */
  module: string;
  input: unknown;
}

/** What became of it. */
export interface Done {
  id: number;
  output?: unknown;
  /** What it threw, for the log. */
  failure?: string;
}
