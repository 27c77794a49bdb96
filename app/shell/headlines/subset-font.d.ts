/** The little of subset-font that is used: it comes without types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
  }

  /** Cuts a font down to the characters of a text. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
