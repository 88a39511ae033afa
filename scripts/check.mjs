// npm run check: format, lint, types and unused code at once; says which failed, with what it said.
import { checkNode, install, say } from './ready.mjs';
import { hear } from './run.mjs';

const CHECKS = {
  format: ['oxfmt', ['--check', '.']],
  lint: ['oxlint', ['--type-aware', '--deny-warnings']],
  types: ['tsc', ['--noEmit', '-p', '.']],
  unused: ['knip', ['--no-progress']],
};

checkNode();
install();

const results = await Promise.all(
  Object.entries(CHECKS).map(async ([name, [command, args]]) => {
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
