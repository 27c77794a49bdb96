declare module 'virtual:wake-script' {
  /** The waking script; empty in the browser's bundle, where it stands in the page already. */
  export const wakeText: string;
}
