/** In the storage of a tab: what the site last said of the member (`account/known-member.ts`). */
export const memberAnswer = 'known-member';
