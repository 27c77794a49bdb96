/** What is asked of the site: assumptions, each to be changed here. */
export const demand = {
  viewsADay: 10_000_000,
  /** The share of a day's views that come in its busiest hour. */
  peakHour: 0.1,
  /** Views that an edge (a CDN, Varnish) answers by itself. */
  edgeShare: 0.95,
  /** Views that are one visitor's own, and rendered each time. */
  personalShare: 0.03,
  /** Hashed scripts, styles and pictures that a view asks for, and what an edge answers of them. */
  filesAView: 5,
  filesEdgeShare: 0.99,
  /** Bytes that a view sends in all: most visitors have the scripts already. */
  bytesAView: 60_000,
  reservationsInFirstHour: 200_000,
  /** So many seconds after the opening half of those who come in the hour have come. */
  halfComeIn: 600,
  /** Days that can be reserved, by how many want each: the first takes half. */
  days: [0.5, 0.2, 0.15, 0.15],
  /** Pages of their own that somebody looks at until they have reserved; going back, and leaving again, included. */
  pagesAReservation: 8,
  graphicCodesAReservation: 1.3,
  codesAReservation: 1.1,
  /** Seconds from the first page to the reservation. */
  secondsToReserve: 150,
  /** How much of a processor is planned to be used: the rest is for what comes unevenly. */
  usable: 0.6,
  /** The longest (seconds) that anybody should wait for a place in a line. */
  patience: 1,
  /** Processors of the database, and connections that a process opens. */
  databaseCores: 8,
  poolAProcess: 10,
  /** Codes that the site lets leave by one channel in an hour as CODES_PER_HOUR comes: to anybody, then to known accounts. */
  codesAnHour: 5000 + 3000,
};

export type Demand = typeof demand;
