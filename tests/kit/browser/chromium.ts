// The Chromium of tests, screenshots and benches, started without requests to other hosts.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of Chromium: CHROMIUM_PATH, else the system's, else Playwright's own. */
export function chromiumPath(): string | undefined {
  const known = [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
  ];
  return known.find((path) => path && existsSync(path));
}

/** Starts Chromium headless. */
export const launch = () => {
  const executablePath = chromiumPath();
  return chromium.launch({ args: QUIET, ...(executablePath && { executablePath }) });
};
