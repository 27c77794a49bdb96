/**
 * What headlines in Latin letters are seldom written with: it stands in a face of its own (`tools/faces/make.ts` cuts both by
 * this), which a page without such characters does not ask for.
 */
export const seldom = /[^\w\s.,:;!?'’“”«»–—()%&$/\-ÀÂÇÈÉÊÎÔàâçèéêëîïôœùû\p{Script=Han}]/u;
