/** Where a journey touches a page: a selector, or what its readers are told of it, in one part of the page. */
export type Place = string | { within: string; role: Role; name: RegExp };

export type Role = 'button' | 'link' | 'textbox';

/**
 * One browser with one page, as a journey works with it: what both engines can do alike. Whatever touches the page waits
 * until it can, `patience` milliseconds at most.
 */
export interface Hands {
  /** Goes to an address. Without host it is one of the site. */
  open(address: string): Promise<void>;
  press(place: Place): Promise<void>;
  /** Replaces what a field has. */
  type(place: Place, text: string): Promise<void>;
  /** Presses keys where the focus is. */
  keys(text: string): Promise<void>;
  /** What is seen at a place, a line for each; nothing of what is hidden. */
  seen(selector: string): Promise<string[]>;
  /** An attribute of the first one; `null` where there is none. */
  attribute(selector: string, name: string): Promise<string | null>;
  /** What a field has. */
  value(selector: string): Promise<string>;
  /** Path and query of the page. */
  address(): Promise<string>;
  setCookie(name: string, value: string): Promise<void>;
  setWidth(pixels: number): Promise<void>;
  /** What the page complained of, where this engine tells. */
  troubles: string[];
  close(): Promise<void>;
}

export interface Wish {
  /** Where the site is. */
  url: string;
  script: boolean;
}

export interface Engine {
  name: string;
  /** The programs that it needs and that this machine lacks. */
  missing: string[];
  start(wish: Wish): Promise<Hands>;
}

export const patience = 20_000;

/** As wide as a desk, and as narrow as both engines can be: WebKitGTK's window has no less than 447 pixels. */
export const widths = { desk: 1200, narrow: 447 };
