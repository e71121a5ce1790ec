/** The name of a browser and its system. Empty strings if unknown. */
export type BrowserNames = { browser: string; system: string };

/** Longer headers are cut off; the relevant part is at the beginning. */
const USER_AGENT_MOST = 300;

// The first match wins, because browsers also name the browsers they are compatible with.
const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['UC Browser', /\bUCBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the browser and system that a User-Agent header names, for example 'Chrome' and 'Android'. */
export function browserNamesOf(userAgent: string | undefined): BrowserNames {
  const header = (userAgent ?? '').slice(0, USER_AGENT_MOST);
  const nameIn = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(header))?.[0] ?? '';
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
