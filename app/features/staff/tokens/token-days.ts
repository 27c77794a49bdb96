/** So many days a token is good where nothing else is said, and at most. */
export const tokenDays = { usual: 90, most: 366 };
