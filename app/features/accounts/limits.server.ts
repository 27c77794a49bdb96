import type { Limit } from '#platform/feature/limit.ts';

/** What `withinLimit` counts of accounts, and of what every feature may let its members do. */
export const accountsLimits = {
  /** Have a picture drawn, or digits spoken, in one network: what it costs the server. The form and its puzzle stay. */
  picture: { name: 'picture', times: 3000, within: 600 },
  /** Have a form kept that was sent without a session, in one network: what it takes in the database. */
  keptForm: { name: 'keptForm', times: 60, within: 3600 },
  /** Type a wrong password for an account on a device that has logged in to it before, or for one’s own. */
  wrongPassword: { name: 'wrongPassword', times: 10, within: 3600 },
  /** Have a code sent to a phone or mail that is to join one’s account. */
  joinCode: { name: 'joinCode', times: 10, within: 3600 },
  /** As a member, send files, wherever they go. */
  upload: { name: 'upload', times: 120, within: 3600 },
  /** Have all one's data written together. */
  dataExport: { name: 'dataExport', times: 20, within: 3600 },
} as const satisfies Record<string, Limit>;

export const accountsShares = {
  /** Type a wrong password. */
  wrongPassword: { name: 'wrongPassword', times: 120, within: 3600 },
} as const satisfies Record<string, Limit>;
