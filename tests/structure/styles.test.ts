// Style sheets are for the whole page once they are loaded: a room's must not reach into what others draw.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from './modules.ts';

const sheets = files.filter((path) => /^src\/.*\.css$/.test(path));

/** The room that a sheet belongs to; undefined for what the whole product shares, custom/shared among it. */
const pageOf = (path: string) => /^src\/custom\/(?!shared\/)\w+\//.exec(path)?.[0];

function selectorsOf(css: string): string[] {
  const heads = css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g);
  return [...heads]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap((head) => head.split(',').map((selector) => selector.trim()));
}

const read = (path: string) => selectorsOf(readFileSync(path, 'utf8'));

/** The classes that a sheet styles wherever they are: `.chip`, not `.list .chip`. */
const everywhere = (selectors: readonly string[]) =>
  selectors.filter((selector) => /^\.[\w-]+$/.test(selector)).map((selector) => selector.slice(1));

const mentioned = (selectors: readonly string[]) =>
  new Set(
    selectors.flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)),
  );

test('a class that a room styles everywhere is named by no sheet outside the room', () => {
  const pageSheets = sheets.filter((path) => pageOf(path));
  expect(pageSheets.length).toBeGreaterThan(3);
  const clashes = pageSheets.flatMap((path) => {
    const own = everywhere(read(path));
    const others = sheets.filter((other) => pageOf(other) !== pageOf(path));
    return others.flatMap((other) => {
      const names = mentioned(read(other));
      return own.filter((name) => names.has(name)).map((name) => `.${name}: ${path}, ${other}`);
    });
  });
  expect(clashes).toEqual([]);
});
