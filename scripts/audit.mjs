// npm run audit:full: every page in every language, theme and width, looked at for barriers and overflow in Chromium.
import { build, checkNode, install } from './ready.mjs';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

checkNode();
install();
build();
process.exitCode = await run('vitest', ['run', '--project', 'browser', 'tests/e2e/pages'], {
  TESTS: 'audit',
  CHROMIUM_PATH: findChromium() ?? '',
});
