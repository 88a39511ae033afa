// npm run screenshots [-- FOLDER]: takes screenshots of the pages of a fresh build.
import { build, checkNode, install } from './ready.mjs';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

checkNode();
install();
build();
process.exitCode = await run('tsx', ['scripts/tour/tour.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium() ?? '',
});
