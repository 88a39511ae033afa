// npm run count: lines by layer, and the figures that may only improve; `-- REVISION` compares lines, `-- --write` holds.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { figuresOf } from './counting/figures.mjs';
import { layerRows } from './counting/layers.mjs';
import { newResource } from './counting/newResource.mjs';
import { linesOf, readSources } from './counting/sources.mjs';

/** The numbers that tests/structure/counts.test.ts holds. */
const HELD = 'tests/structure/counts.json';

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9 });

/** Lines of each code file of a revision, from git's count of what an empty tree lacks. */
const linesAt = (revision) =>
  git(
    'diff',
    '--numstat',
    '--no-renames',
    git('hash-object', '-t', 'tree', '/dev/null').trim(),
    revision,
  )
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, , path]) => /\.(?:tsx?|mjs|cjs|css)$/.test(path ?? ''))
    .map(([lines, , path]) => ({ path, lines: Number(lines) }));

const sources = readSources();
const figures = figuresOf(sources, newResource());
const held = JSON.parse(readFileSync(HELD, 'utf8'));

if (process.argv[2] === '--write') {
  const better = Object.entries(figures).map(([name, { now, more }]) => {
    const limit = name.endsWith(' lines') ? Math.ceil(now / 100) * 100 : now;
    return [name, (more ? Math.max : Math.min)(limit, held[name] ?? limit)];
  });
  writeFileSync(HELD, `${JSON.stringify(Object.fromEntries(better), null, 2)}\n`);
} else {
  const revision = process.argv[2];
  const files = sources.map(({ path, text }) => ({ path, lines: linesOf(text) }));
  console.table(layerRows(files, revision && linesAt(revision)));
  console.table(
    Object.entries(figures).map(([figure, { now, goal, more }]) => ({
      figure,
      now,
      held: held[figure],
      goal: `${more ? 'at least' : 'at most'} ${goal}`,
    })),
  );
}
