import type { MessageDescriptor } from '@lingui/core';
import type { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import type { Act } from '../http/may.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Fields } from './field.ts';
import type { Numbering } from './numbering.server.ts';

/** Values of fields, as JSON holds them. */
export type Values = Record<string, unknown>;

/** A thing as its feature reads and writes it: what its languages share, and its texts. Rows hold their own texts (`rows`). */
export interface Draft extends Values {
  texts: Texts<Values>;
}

/** Under which heading the console's rail lists a kind. */
export type KindGroup = 'editorial' | 'fair' | 'places' | 'site';

/** What a kind is called, and its things. */
export type KindWords = {
  /** 'Articles' */
  many: MessageDescriptor;
  /** 'Article' */
  one: MessageDescriptor;
} & (
  | {
      /** 'New article' */
      make: MessageDescriptor;
      only?: undefined;
    }
  | {
      make?: undefined;
      /** Of a kind of which there is exactly what there is, such as the 54 countries: why none is made, as its editors are told. */
      only: MessageDescriptor;
    }
);

/** What became of writing a draft. */
export type Written =
  | { outcome: 'written'; key: string }
  /** The draft is wrong; `error` names the fields, as the draft has them. */
  | { outcome: 'invalid'; error: z.core.$ZodError };

/**
 * A kind of content, described once: list, editor, history, translation view, calls and search of the console are made of
 * this, and the preview, which writes a draft and takes it back (docs/decisions/0100-a-kind-of-content-is-described-once.md).
 */
export interface ContentKind {
  /** In addresses of the console and in the database: `article`. For ever. */
  name: string;
  group: KindGroup;
  words: KindWords;
  /** Who alone writes and publishes it, where that is not for all who write: settings of the site. */
  act?: Act;
  /** What all languages share. */
  shared: Fields;
  /** What each language has of its own. */
  texts: Fields;
  /** The field of `texts` that lists call a thing by. Of a kind without texts: a field of `shared`. Left out where none is its name. */
  title?: string;
  /** What a thing is called beside its texts, or where it has none: the name of a country, the code of a hall. */
  called?(key: string, locale: Locale): string | undefined;
  /** Cache tags of the pages that show it. */
  tags: readonly string[];
  /** The page that shows it, without language; undefined where none is about it. */
  address(key: string, draft: Draft): string | undefined;
  /** Keys of what there is, in their order: things that came in by the seed or an import become known to the console by these. */
  keys(db: Database | Tx, after: string | undefined, limit: number): Promise<string[]>;
  /**
   * Of a kind whose things are numbered by the database as they are made: how an import has them keep their numbers, of which their
   * addresses are made. Left out, a thing that is not there is made by writing it under its key.
   */
  numbering?: Numbering;
  /** What a thing says in each language as long as nobody has written it: names of the house. */
  house?(key: string): Texts<Values>;
  /** What readers see of some things now: with every language that there is, and nothing else. */
  read(db: Database | Tx, keys: readonly string[]): Promise<Map<string, Draft>>;
  /**
   * Has readers see this draft and no other of that key; without a key it is new. What of a thing has no text in a language
   * is no longer there in it. Checks all that makes a draft right, beside its fields what it refers to. Where it answers that a draft is
   * not right, some of it may have been written: the transaction is to be taken back.
   */
  write(tx: Tx, key: string | undefined, draft: Draft, now: Date): Promise<Written>;
  /** Has readers see nothing of it any more. Its key stays its own. */
  withdraw(tx: Tx, key: string, now: Date): Promise<void>;
  /** Whether readers do not see something although it is published: it waits for its edition. Left out where nothing waits. */
  isWaiting?(db: Database | Tx, key: string, draft: Draft): Promise<boolean>;
  /**
   * Has readers see what has been written although it waits for something else than its own publishing, such as its edition: for a preview,
   * which takes all of it back. Left out where nothing waits.
   */
  unveil?(tx: Tx, key: string, draft: Draft): Promise<void>;
  /** Which of some things members or visitors hold on to: what was imported is not taken back under them. Left out where none can. */
  inUse?(tx: Tx, keys: readonly string[]): Promise<string[]>;
}
