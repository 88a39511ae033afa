// npm run screenshots [-- FOLDER]: walks the pages of a freshly build and takes their pictures.
import { build, checkNode, install } from './ready.mjs';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

checkNode();
install();
build();
process.exitCode = await run('tsx', ['tests/tour/tour.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: findChromium() ?? '',
});
