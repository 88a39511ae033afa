// Takes the pictures of docs/tour, or of the folder it is given: every scene, or those it is told by name, in its looks.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launch } from '../../tests/kit/browser/chromium.ts';
import { dropDataDir, startServerProcess } from '../../tests/kit/servers/serverProcess.ts';
import { signIn, type Staff } from '../../tests/kit/staff.ts';
import { pictureOf, type Look, type Scene } from './scene.ts';
import { readNetwork, scenes } from './scenes.ts';
import { smallPng } from './smallPng.ts';

/** A fresh browser window of the scene's size, with the look and the session already there. */
async function windowOf(browser: Browser, url: string, scene: Scene, look: Look, staff: Staff) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: scene.width, height: scene.height },
    colorScheme: look.theme,
    hasTouch: scene.width < 768,
    reducedMotion: 'reduce',
    contrast: look.contrast === 'more' ? 'more' : 'no-preference',
    forcedColors: look.contrast === 'forced' ? 'active' : 'none',
  });
  await context.addInitScript(
    ({ language, theme, user }) => {
      localStorage.setItem('lockerdesk.preferences', JSON.stringify({ language, theme }));
      if (user) sessionStorage.setItem('lockerdesk.session', JSON.stringify(user));
    },
    { language: look.language, theme: look.theme, user: scene.signedIn ? staff.user : undefined },
  );
  return context;
}

async function takeAll(browser: Browser, url: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  const staff = await signIn(url);
  const network = await readNetwork(staff);
  for (const scene of wanted) {
    for (const look of scene.looks) {
      const context = await windowOf(browser, url, scene, look, staff);
      const page = await context.newPage();
      await scene.show(page, network);
      const path = join(folder, pictureOf(scene, look));
      writeFileSync(path, smallPng(await page.screenshot()));
      await context.close();
      files.push(path);
    }
  }
  return files;
}

const [folder = 'docs/tour', ...names] = process.argv.slice(2);
const wanted = scenes.filter(({ name }) => names.length === 0 || names.includes(name));
mkdirSync(folder, { recursive: true });
const server = await startServerProcess({ env: { DEMO: 'on', LOG_LEVEL: 'warn' } });
const browser = await launch();
try {
  const files = await takeAll(browser, server.url, folder);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  process.stdout.write(`${files.length} pictures in ${folder}, ${(bytes / 1e6).toFixed(1)} MB\n`);
} finally {
  await browser.close();
  await server.end();
  await dropDataDir(server.dataDir);
}
