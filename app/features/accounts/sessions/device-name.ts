/** Browsers by what they say of themselves; those that also say they are others come first. */
const browsers: [string, RegExp][] = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Samsung Internet', /SamsungBrowser/],
  ['UC Browser', /UCBrowser|UBrowser/],
  ['QQ Browser', /M?QQBrowser/],
  ['Firefox', /Firefox|FxiOS/],
  ['Chrome', /Chrome|CriOS/],
  ['Safari', /Version\/.*Safari/],
];

const systems: [string, RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
];

/** A device as its owner would call it, by the header `User-Agent`; undefined for what cannot be told. */
export function deviceName(userAgent: string): { browser: string | undefined; system: string | undefined } {
  const find = (known: [string, RegExp][]) => known.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return { browser: find(browsers), system: find(systems) };
}
