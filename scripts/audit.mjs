// npm run audit:full: checks every page, language, theme and width for accessibility and overflow.
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
