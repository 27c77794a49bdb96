import { createContext } from 'react';

/** The header in which a page tells the front its nonce; it never leaves the house. */
export const scriptNonceHeader = 'x-script-nonce';

/**
 * The secret word of one rendering. Scripts that the site itself writes into a page carry it; the front hashes those for the
 * page's policy, no others, and takes it out. In a browser there is none.
 */
export const ScriptNonce = createContext<string | undefined>(undefined);
