// Measures the built client: each page's load, each chunk, each heavy library. KiB after gzip 9.
import { readFileSync, statSync } from 'node:fs';
import { say } from './ready.mjs';

const KIB = 1024;
const OWN_CODE = 60;
/** A page's load: the chunks of these modules and their imports. */
const PAGES = {
  'sign-in page': {
    ceiling: 95,
    modules: ['src/app/PageRoot.tsx', 'src/i18n/en/pages.ts'],
  },
  'locker list': {
    ceiling: 400,
    modules: [
      'src/app/AppRoot.tsx',
      'src/resources/lockers/lockers.ts',
      'src/app/menus/sections.ts',
      'src/i18n/en/catalogue.ts',
    ],
  },
};
/** Heavy libraries: each has a limit and is only loaded where it is used. */
const VENDORS = {
  charts: { ceiling: 135, packages: ['recharts'] },
  'date pickers': { ceiling: 72, packages: ['@mui/x-date-pickers'] },
  map: { ceiling: 50, packages: ['leaflet'] },
  'API reference': { ceiling: 440, packages: ['swagger-ui-dist'] },
  'drag and drop': { ceiling: 45, packages: ['@dnd-kit/react', '@dnd-kit/dom'] },
};

const chunks = JSON.parse(readFileSync('dist/chunks.json', 'utf8'));
const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
const weigh = ({ fileName }, packing) => {
  const path = `dist/client/${fileName}`;
  const packed = statSync(`${path}.${packing}`, { throwIfNoEntry: false }) ?? statSync(path);
  return packed.size / KIB;
};
const isOwn = (id) => !id.includes('/node_modules/') && !id.startsWith('\0');
const holds = (chunk, end) =>
  Object.keys(chunk.modules).some((id) => isOwn(id) && id.endsWith(`/${end}`));

/** A chunk's own share, by the share of its text. */
function ownWeight(chunk) {
  const lengths = Object.entries(chunk.modules);
  const sum = (rows) => rows.reduce((total, [, length]) => total + length, 0);
  const all = sum(lengths);
  return all === 0 ? 0 : (weigh(chunk, 'gz') * sum(lengths.filter(([id]) => isOwn(id)))) / all;
}

/** The given chunks and all their static imports. */
function closure(from, seen = new Set()) {
  for (const chunk of from) {
    if (!chunk || seen.has(chunk)) continue;
    seen.add(chunk);
    closure(
      chunk.imports.map((file) => byFile.get(file)),
      seen,
    );
  }
  return [...seen];
}

let failed = 0;
function judge(what, size, ceiling, more = '') {
  const ok = size <= ceiling;
  if (!ok) failed += 1;
  say(`${ok ? '✔' : '✘'} ${what}: ${size.toFixed(1)} of ${ceiling} KiB${more}`);
}

const withModule = (end) => {
  const found = chunks.find((chunk) => holds(chunk, end));
  if (!found) throw new Error(`No chunk holds ${end}: say in scripts/size.mjs where it went.`);
  return found;
};
const loaded = new Map(
  Object.entries(PAGES).map(([page, { modules }]) => [
    page,
    closure(['src/main.tsx', ...modules].map(withModule)),
  ]),
);

for (const [page, { ceiling }] of Object.entries(PAGES)) {
  const total = (packing) =>
    loaded.get(page).reduce((sum, chunk) => sum + weigh(chunk, packing), 0);
  judge(page, total('gz'), ceiling, ` (brotli ${total('br').toFixed(1)})`);
}

const heaviest = chunks.toSorted((a, b) => ownWeight(b) - ownWeight(a));
for (const chunk of heaviest.slice(0, 3))
  judge(`own code of ${chunk.name}`, ownWeight(chunk), OWN_CODE);
failed += heaviest.slice(3).filter((chunk) => ownWeight(chunk) > OWN_CODE).length;

for (const [name, { ceiling, packages }] of Object.entries(VENDORS)) {
  const of = (id) => packages.some((one) => id.includes(`/node_modules/${one}/`));
  const holders = chunks.filter((chunk) => Object.keys(chunk.modules).some(of));
  if (holders.length === 0) continue;
  judge(
    name,
    holders.reduce((sum, chunk) => sum + weigh(chunk, 'gz'), 0),
    ceiling,
  );
  for (const [page, parts] of loaded) {
    if (!parts.some((chunk) => holders.includes(chunk))) continue;
    failed += 1;
    say(`✘ ${page} loads ${name} before anything of them is drawn`);
  }
}
process.exitCode = failed === 0 ? 0 : 1;
