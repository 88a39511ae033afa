// What the screens are made of is there once: two copies of one library weigh twice and do not know each other's contexts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';
import { below } from './modules.ts';

const ONCE =
  /^(@mui\/.+|@emotion\/.+|react|react-dom|react-router|react-router-dom|ra-.+|react-admin|@tanstack\/.+|dayjs|zod)$/;

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { version: string }>;
};

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

test('every library that the screens share stands in the lock once', () => {
  const places = Object.keys(packages).filter((place) => place !== '');
  const names = places.map(nameOf).filter((name) => ONCE.test(name));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

/** What vite.config.ts puts in place of modules. Of the locker list (gzip) zod is 5.2, polyglot 5.3, the router 0.6 KiB. */
test.each([
  ['zod/v4/classic/schemas.js', "'../core/json-schema-processors.js'"],
  ['zod/v4/classic/schemas.js', "'../core/to-json-schema.js'"],
  ['node-polyglot/index.js', "'object.entries'"],
  ['react-router/package.json', "'./dist/development/index.mjs'"],
  ['react-router/dist/production/dom-export.mjs', 'export {'],
])('%s still has %s, as the build expects', (path, asked) => {
  expect(readFileSync(`node_modules/${path}`, 'utf8').replaceAll('"', "'")).toContain(asked);
});

test('a build has every resource of src/resources', () => {
  const plugins = config.plugins as { name: string; load: (id: string) => string }[];
  const built = plugins.find(({ name }) => name === 'declared')!.load('/src/app/declared.ts');
  const resources = below('src/resources').filter(({ text }) =>
    /= define(Resource|Settings)\(/.test(text),
  );
  expect(resources.filter(({ path }) => !built.includes(path)).map(({ path }) => path)).toEqual([]);
});
