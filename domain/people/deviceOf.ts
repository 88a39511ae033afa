// Browser and system from a User-Agent, to recognise one's own devices; never trusted.

/** The first match wins, as many browsers also contain the names of others. */
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

/** The device of a User-Agent, as far as known. */
export const deviceOf = (agent: string): Device => ({
  browser: named(BROWSERS, agent),
  system: named(SYSTEMS, agent),
});
