/** What a browser says of itself, shortened; empty texts where it says nothing that we know. */
export type BrowserNames = { browser: string; system: string };

/** Longer ones are cut: what tells stands at the beginning. */
const USER_AGENT_MOST = 300;

// The first that fits: browsers name those that they are like.
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

/** The browser and system that a User-Agent header names: 'Chrome', 'Android'. */
export function browserNamesOf(userAgent: string | undefined): BrowserNames {
  const said = (userAgent ?? '').slice(0, USER_AGENT_MOST);
  const nameIn = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(said))?.[0] ?? '';
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) };
}
