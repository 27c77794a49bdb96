/** Megapixels that a picture may have that somebody sends (docs/decisions/0040 and 0058); here for those who say it to readers. */
export const mostMegapixels = { others: 25, png: 16, avif: 4 };
