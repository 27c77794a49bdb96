/** What one of something costs, as `npm run scale -- measure` has taken it. */
export interface Cost {
  /** Milliseconds of processor in a process of the site, all threads. */
  site: number;
  /** Milliseconds of processor in the database's backends. */
  database: number;
  /** Bytes that the database writes ahead (WAL). */
  wal: number;
}

/** What was measured, on which machine and when. */
export interface Measured {
  /** Nobody has measured yet: the figures are put in by hand, and the page says so. */
  isAssumed: boolean;
  /** `YYYY-MM-DD`. */
  on: string;
  machine: string;
  costs: {
    /** A page from the page cache. */
    cachedPage: Cost;
    /** A page rendered for one visitor: a step of a reservation. */
    freshPage: Cost;
    /** A graphic code: made and drawn. */
    graphicCode: Cost;
    /** A code that is asked for: a graphic code answered, limits counted, a message written. */
    codeSent: Cost;
    /** A login with a code that was sent: the code is taken, a session opened. */
    login: Cost;
    /** A reservation for two people, by a phone that is proven. */
    reservation: Cost;
  };
  /** Bytes of the home page as it is sent, compressed. */
  pageBytes: number;
  /** Bytes in the database, indexes and all, of each of what is written. */
  rowBytes: { reservation: number; member: number };
  /** Reservations a second of one day: of the database alone at its best (pgbench), and through one process of the site. */
  oneDay: { pgbench: number; overHttp: number };
}
