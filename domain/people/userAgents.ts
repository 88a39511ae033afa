// Which browser on which system, by what a browser calls itself: enough to know one's own devices by, and never trusted.

/** The first that is found counts: many browsers also call themselves by the names of others. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

const named = (known: typeof BROWSERS, agent: string) =>
  known.find(([, sign]) => sign.test(agent))?.[0];

/** The device behind a User-Agent, as far as it is known. */
export const deviceOf = (agent: string): Device => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
});
