// The README says what is so: every script, every setting with its default, the accounts, and pictures that are there.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../server/system/config.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { pictureOf } from '../tour/scene.ts';
import { scenes } from '../tour/scenes.ts';
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

  test('has the picture of every scene in each of its looks, none besides, and they are light', () => {
    const pictures = filesBelow('docs/tour');
    const taken = scenes.flatMap((scene) =>
      scene.looks.map((look) => join('docs/tour', pictureOf(scene, look))),
    );
    expect(pictures.toSorted()).toEqual(taken.toSorted());
    const bytes = pictures.reduce((sum, path) => sum + statSync(path).size, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });

  test('shows every scene', () => {
    const unseen = scenes.filter((scene) =>
      scene.looks.every((look) => !readme.includes(pictureOf(scene, look))),
    );
    expect(unseen.map(({ name }) => name)).toEqual([]);
  });
});
