// npm run bench -- NAME: runs bench/NAME.ts on a fresh build; without a name, lists the benchmarks.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { build, checkNode, install, say } from './ready.mjs';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

const [name, ...rest] = process.argv.slice(2);
const files = existsSync('bench')
  ? readdirSync('bench').filter((file) => file.endsWith('.ts'))
  : [];
/** A benchmark's first line describes it. */
const firstLine = (file) =>
  readFileSync(`bench/${file}`, 'utf8')
    .split('\n', 1)[0]
    .replace(/^\/\/ ?/, '');
const benches = Object.fromEntries(
  files
    .filter((file) => firstLine(file).startsWith('Bench'))
    .map((file) => [file.slice(0, -3), firstLine(file)]),
);

if (!name || !(name in benches)) {
  say(name ? `There is no bench named ${name}.` : 'npm run bench -- NAME, where NAME is one of:');
  for (const [bench, what] of Object.entries(benches)) say(`  ${bench.padEnd(12)} ${what}`);
  process.exit(name ? 1 : 0);
}

checkNode();
install();
build();
process.exitCode = await run('tsx', [`bench/${name}.ts`, ...rest], {
  CHROMIUM_PATH: findChromium() ?? '',
});
