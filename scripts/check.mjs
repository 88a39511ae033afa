// npm run check: format, lint, types and unused code at once; says which failed, with what it said.
import { mkdirSync } from 'node:fs';
import { changedFiles } from './dev/changedFiles.mjs';
import { checkNode, install, say } from './ready.mjs';
import { hear } from './run.mjs';

const CACHE = 'node_modules/.cache';
/** What the compiler knows from last time; where everything must be proved it begins with nothing. */
const KNOWN = process.env.CI
  ? []
  : ['--incremental', '--tsBuildInfoFile', `${CACHE}/types.tsbuildinfo`];

const all = {
  format: ['oxfmt', ['--check', '.']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  types: ['tsc', ['--noEmit', '-p', '.', ...KNOWN]],
  unused: ['knip', ['--no-progress']],
};

/** The same for some files: types of all, because an edit breaks other files; unused code is a question about all. */
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
