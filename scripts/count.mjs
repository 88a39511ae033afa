// npm run count: lines of code by layer, with the median, 90th percentile and maximum length of its files.
// `npm run count -- REVISION` compares with an earlier revision.
import { execFileSync } from 'node:child_process';

const LAYERS = [
  ['contract', /^contract\//],
  ['domain', /^domain\//],
  ['demo data', /^server\/(?:seed|demo)\//],
  ['server', /^server\//],
  ['simulator', /^simulator\//],
  ['catalogues', /^src\/i18n\/(?:en|zh)\//],
  ['src/ui', /^src\/ui\//],
  ['src/engine', /^src\/engine\//],
  ['src/custom', /^src\/custom\//],
  ['src/resources', /^src\/resources\//],
  ['src, other', /^src\//],
  ['scripts', /^(?:scripts|bench)\/|^[^/]+$/],
  ['tests', /^tests\//],
];
const NOT_PRODUCT = new Set(['demo data', 'catalogues', 'scripts', 'tests']);

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });

/** Lines of each code file of a revision, from git's count of what an empty tree lacks. */
function linesAt(revision) {
  const empty = git('hash-object', '-t', 'tree', '/dev/null').trim();
  return git('diff', '--numstat', '--no-renames', empty, revision)
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , path]) => /\.(?:tsx?|mjs|cjs|css)$/.test(path ?? ''))
    .map(([lines, , path]) => ({ path, lines: Number(lines) }));
}

/** Files, lines and lengths of each layer; each file counts in the first layer that matches. */
function layersAt(revision) {
  const files = linesAt(revision);
  const rest = new Set(files);
  return LAYERS.map(([layer, pattern]) => {
    const own = [...rest].filter(({ path }) => pattern.test(path));
    for (const file of own) rest.delete(file);
    return { layer, own };
  });
}

const sum = (files) => files.reduce((total, { lines }) => total + lines, 0);
const css = (files) => files.filter(({ path }) => path.endsWith('.css'));

/** One row of the table. */
function row(layer, own, earlier) {
  const lengths = own.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
  return {
    layer,
    files: own.length,
    lines: sum(own),
    'of it CSS': sum(css(own)),
    median: at(0.5),
    p90: at(0.9),
    longest: lengths.at(-1),
    ...(earlier && { change: sum(own) - sum(earlier) }),
  };
}

const [earlierRevision] = process.argv.slice(2);
const now = layersAt('HEAD');
const then = earlierRevision && layersAt(earlierRevision);
const product = (layers) =>
  layers.filter(({ layer }) => !NOT_PRODUCT.has(layer)).flatMap(({ own }) => own);

console.table([
  ...now.map(({ layer, own }, index) => row(layer, own, then?.[index].own)),
  row('product', product(now), then && product(then)),
]);
