// The README says what is so: every script, every setting with its default, the accounts, and pictures that are there.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settings } from '../../server/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/demoAccounts.ts';
import { filesBelow, linksOf, rowsBelow } from './markdown.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

/** How a setting's default is written: a switch is on or off, an absent one is nothing. */
function spelled(value: string | number | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return value === undefined ? '' : `${value}`;
}

describe('README', () => {
  test('names every npm script, and none that there is not', () => {
    const named = rowsBelow(readme, 'Scripts').map(([script = '']) =>
      script.replaceAll('`', '').replace(/^npm (run )?/, ''),
    );
    expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });

  test('names every setting of the server with its default, and none that there is not', () => {
    const defaults: Record<string, string | number | boolean | undefined> = settings.parse({});
    const named = rowsBelow(readme, 'Settings').map(([name = '', value]) => [
      name.replaceAll('`', ''),
      value,
    ]);
    const known = Object.keys(settings.shape).map((name) => [name, spelled(defaults[name])]);
    expect(named).toEqual(known);
  });

  test('names every demo account and their password', () => {
    const named = rowsBelow(readme, 'Accounts of the demo').map(([name]) => name);
    expect(named).toEqual(DEMO_ACCOUNTS.map((name) => `\`${name}\``));
    expect(readme).toContain(`\`${DEMO_PASSWORD}\``);
  });

  test('shows pictures, and leads to pages, that are there', () => {
    const links = linksOf(readme);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
  });

  test('has its pictures in both languages and both looks, and they are light', () => {
    const pictures = filesBelow('docs/tour');
    const looks = ['en-light', 'en-dark', 'zh-light', 'zh-dark'];
    const scenes = new Set(pictures.map((path) => path.replace(/-(en|zh)-(light|dark)\.png$/, '')));
    const missing = [...scenes].flatMap((scene) =>
      looks.map((look) => `${scene}-${look}.png`).filter((path) => !pictures.includes(path)),
    );
    expect(scenes.size).toBeGreaterThan(5);
    expect(missing).toEqual([]);
    const bytes = pictures.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
