// Lines of code and lengths of files by layer.

const LAYERS = [
  ['contract', /^contract\//],
  ['domain', /^domain\//],
  ['demo data', /^server\/(?:seed|demo)\//],
  ['server', /^server\//],
  ['simulator', /^simulator\//],
  ['catalogues', /^src\/i18n\//],
  ['src/ui', /^src\/ui\//],
  ['src/engine', /^src\/engine\//],
  ['src/custom', /^src\/custom\//],
  ['src/resources', /^src\/resources\//],
  ['src, other', /^src\//],
  ['scripts', /^(?:scripts|bench)\/|^[^/]+$/],
  ['tests', /^tests\//],
];
const NOT_PRODUCT = new Set(['demo data', 'catalogues', 'scripts', 'tests', undefined]);

/** The layer of a file: the first that matches. */
const layerOf = (path) => LAYERS.find(([, pattern]) => pattern.test(path))?.[0];

/** Whether a file counts as the product's code: not catalogues, demo data, scripts or tests. */
export const isProduct = (path) => !NOT_PRODUCT.has(layerOf(path));

const sum = (files) => files.reduce((total, { lines }) => total + lines, 0);

/** One row of the table. */
function row(layer, own, earlier) {
  const lengths = own.map(({ lines }) => lines).toSorted((a, b) => a - b);
  const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
  return {
    layer,
    files: own.length,
    lines: sum(own),
    'of it CSS': sum(own.filter(({ path }) => path.endsWith('.css'))),
    median: at(0.5),
    p90: at(0.9),
    longest: lengths.at(-1),
    ...(earlier && { change: sum(own) - sum(earlier) }),
  };
}

/** The rows of the table; files are `{ path, lines }`, `earlier` those of the revision to compare with. */
export function layerRows(files, earlier) {
  const own = (all, belongs) => all?.filter(({ path }) => belongs(path));
  const inLayer = (layer) => (path) => layerOf(path) === layer;
  return [...LAYERS.map(([layer]) => [layer, inLayer(layer)]), ['product', isProduct]].map(
    ([layer, belongs]) => row(layer, own(files, belongs), own(earlier, belongs)),
  );
}
