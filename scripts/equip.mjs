// Installs what tests need on a bare machine: Chromium, fonts, PostgreSQL's programs.
import { spawnSync } from 'node:child_process';
import { findChromium, findPostgres, onPath } from './browser.mjs';
import { home, say } from './ready.mjs';

const isRoot = process.getuid?.() === 0;
const hasApt = isRoot && onPath('apt-get') !== undefined;

const hasFont = (pattern) => {
  const listed = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' });
  return listed.status === 0 && listed.stdout.trim() !== '';
};
const hasChineseFont = () => hasFont(':lang=zh');
/** A font as wide as Arial: layouts are measured with it. */
const hasLatinFont = () => ['Arial', 'Liberation Sans', 'Arimo'].some(hasFont);

/** Debian's packages for what is missing. A missing database or font is reported, but not fatal. */
function installFromDebian() {
  const missing = [
    ...(findChromium() ? [] : ['chromium-headless-shell']),
    ...(hasChineseFont() ? [] : ['fontconfig', 'fonts-noto-cjk']),
    ...(hasLatinFont() ? [] : ['fonts-liberation']),
    ...(findPostgres() ? [] : ['postgresql']),
  ];
  if (missing.length === 0 || !hasApt) return;
  say(`Installing ${missing.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '--no-install-recommends', ...missing);
}

function downloadChromium() {
  say('Downloading a Chromium …');
  spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
  });
}

/**
 * Finds or installs what the tests need; returns the environment to run them with,
 * or undefined with instructions if there is no Chromium.
 */
export function equip() {
  installFromDebian();
  if (!findChromium()) downloadChromium();
  const chromium = findChromium();
  if (!chromium) {
    say(
      'No Chromium: install one (Debian: apt-get install chromium-headless-shell) or name it with CHROMIUM_PATH.',
    );
    return undefined;
  }
  if (!findPostgres())
    say(
      'No PostgreSQL programs: tests on a real PostgreSQL are left out (Debian: apt-get install postgresql).',
    );
  if (!hasChineseFont())
    say('No Chinese font: pictures show boxes (Debian: apt-get install fonts-noto-cjk).');
  if (!hasLatinFont())
    say('No font like Arial: tests of widths may fail (Debian: apt-get install fonts-liberation).');
  return { CHROMIUM_PATH: chromium };
}
