// npm run check: runs format, lint, types and unused code in parallel and prints what failed.
import { existsSync, mkdirSync } from 'node:fs';
import { changedFiles } from './dev/changedFiles.mjs';
import { checkNode, install, say } from './ready.mjs';
import { hear } from './run.mjs';

const CACHE = 'node_modules/.cache';
const TYPES = `${CACHE}/types.tsbuildinfo`;
/** What the compiler found out before; a clean clone in CI has nothing and needs to write nothing. */
const KNOWN =
  process.env.CI && !existsSync(TYPES) ? [] : ['--incremental', '--tsBuildInfoFile', TYPES];

/** Each checker works out the types of the libraries again: two take a sixth less work than the default of four. */
const CHECKERS = ['--checkers', '2'];

const all = {
  format: ['oxfmt', ['--check', '.']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  types: ['tsc', ['--noEmit', '-p', '.', ...CHECKERS, ...KNOWN]],
  unused: ['knip', ['--no-progress', '--cache']],
};

/** The checks for some files: types of all files, as an edit breaks others; unused code is only checked in full. */
function checksOf(files) {
  const code = files.filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file));
  return {
    ...(files.length > 0 && {
      format: ['oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files]],
    }),
    ...(code.length > 0 && {
      lint: [
        'oxlint',
        ['--type-aware', '--deny-warnings', '--no-error-on-unmatched-pattern', ...code],
      ],
    }),
    types: all.types,
  };
}

checkNode();
install();
mkdirSync(CACHE, { recursive: true });

const checks = process.argv.includes('--changed') ? checksOf(changedFiles()) : all;
const results = await Promise.all(
  Object.entries(checks).map(async ([name, [command, args]]) => {
    const started = performance.now();
    const { code, said } = await hear(command, args);
    return { name, code, said, seconds: (performance.now() - started) / 1000 };
  }),
);

for (const { name, code, said, seconds } of results) {
  say(`${code === 0 ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) say(said.trim());
}
process.exitCode = results.some(({ code }) => code !== 0) ? 1 : 0;
