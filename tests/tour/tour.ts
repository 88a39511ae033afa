// Takes the pictures of docs/tour, or of the folder it is given: every scene in both languages and both themes.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { launch } from '../kit/chromium.ts';
import { dropDataDir, startServerProcess } from '../kit/serverProcess.ts';
import { signIn, type Staff } from '../kit/staff.ts';
import { readNetwork, scenes, type Scene } from './scenes.ts';
import { smallPng } from './smallPng.ts';

interface Look {
  readonly language: 'en' | 'zh';
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { language: 'en', theme: 'light' },
  { language: 'en', theme: 'dark' },
  { language: 'zh', theme: 'light' },
  { language: 'zh', theme: 'dark' },
];

/** A fresh browser window of the scene's size, with the look and the session already there. */
async function windowOf(browser: Browser, url: string, scene: Scene, look: Look, staff: Staff) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: scene.width, height: scene.height },
    colorScheme: look.theme,
    hasTouch: scene.width < 768,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ look, user }) => {
      localStorage.setItem('lockerdesk.preferences', JSON.stringify(look));
      if (user) sessionStorage.setItem('lockerdesk.session', JSON.stringify(user));
    },
    { look, user: scene.signedIn ? staff.user : undefined },
  );
  return context;
}

async function takeAll(browser: Browser, url: string, folder: string): Promise<string[]> {
  const files: string[] = [];
  const staff = await signIn(url);
  const network = await readNetwork(staff);
  for (const scene of scenes) {
    for (const look of LOOKS) {
      const context = await windowOf(browser, url, scene, look, staff);
      const page = await context.newPage();
      await scene.show(page, network);
      const path = join(folder, `${scene.name}-${look.language}-${look.theme}.png`);
      writeFileSync(path, smallPng(await page.screenshot()));
      await context.close();
      files.push(path);
    }
  }
  return files;
}

const folder = process.argv[2] ?? 'docs/tour';
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
