// Marketing in a real browser: pictures are uploaded, put in order, saved, and an upload outlives its server.
import { createHash } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../contract/files.ts';
import { screenSavers } from '../../contract/terminals/screenSavers.ts';
import { pngOf } from '../../server/seed/network/png.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { requestOf } from '../kit/servers/requestOf.ts';
import {
  dropDataDir,
  QUIET_NETWORK,
  startServerProcess,
  type ServerProcess,
} from '../kit/servers/serverProcess.ts';
import type { Staff } from '../kit/staff.ts';

/** A picture of one colour; `size` bytes, those behind its end mean nothing. */
function picture(name: string, red: number, size = 0) {
  const colours = [[red, 90, 140]] as const;
  const drawn = pngOf({ width: 64, height: 40, colours, colourAt: () => 0 });
  const buffer = Buffer.concat([drawn, Buffer.alloc(Math.max(0, size - drawn.length), red)]);
  return { name, mimeType: 'image/png', buffer };
}

const tiles = (page: Page): Locator => page.locator('.picture-tile');
const names = (page: Page) => page.locator('.picture-name').allTextContents();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const say = (page: Page, words: string) => page.locator('.queue-bar').getByText(words).waitFor();

async function openNew(page: Page, name: string): Promise<void> {
  await page.goto('/app/bannerupload');
  await page.getByLabel('Name', { exact: true }).fill(name);
}

async function savedAs(staff: Staff, name: string) {
  const { body } = await staff.ask(screenSavers.list, { name });
  const { screenSaverId = 0 } = body.content[0] ?? {};
  return (await staff.ask(screenSavers.one, { screenSaverId })).body;
}

async function dragOnto(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag.');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
}

describe('a screen saver', () => {
  const visit = browserTests();

  it('is made of three pictures in the order that somebody gave them by mouse and keyboard (R1.40, R2.89, R2.90, R3.42)', async () => {
    const { page, staff } = await visit({ as: 'admin' });
    await openNew(page, 'Three pictures');
    await page
      .locator('.drop-area input')
      .setInputFiles([picture('a.png', 40), picture('b.png', 120), picture('c.png', 200)]);
    await say(page, 'All pictures are uploaded.');
    expect(await names(page)).toEqual(['a.png', 'b.png', 'c.png']);

    const handle = (name: string) =>
      page.getByRole('button', { name: `Move ${name}`, exact: true });
    await dragOnto(page, handle('a.png'), tiles(page).nth(2));
    await expect.poll(() => names(page)).toEqual(['b.png', 'c.png', 'a.png']);
    await handle('c.png').focus();
    for (const key of ['Enter', 'ArrowLeft', 'Enter']) await page.keyboard.press(key);
    await expect.poll(() => names(page)).toEqual(['c.png', 'b.png', 'a.png']);
    await page.getByRole('button', { name: 'Move a.png one place up' }).press('Enter');
    await expect.poll(() => names(page)).toEqual(['c.png', 'a.png', 'b.png']);

    await page.getByRole('button', { name: /^City centres/ }).click();
    await press(page, 'Save');
    await page.getByText('Three pictures is added.').waitFor();
    const saved = await savedAs(staff, 'Three pictures');
    expect(saved.fileList?.map(({ name }) => name)).toEqual(['c.png', 'a.png', 'b.png']);
    expect(saved.lockerId).toHaveLength(10);
    await page.goto(`/app/bannerupload?screenSaverId=${saved.screenSaverId}`);
    await page.locator('.picture-tile img').nth(2).waitFor();
    expect(await names(page)).toEqual(['c.png', 'a.png', 'b.png']);
  });

  it('takes no file that is no picture, whatever it is called, and none of more than 10 MB (R5.43, R5.44, R5.46)', async () => {
    const { page } = await visit({ as: 'admin' });
    await openNew(page, 'Refused');
    const fake = { name: 'town.png', mimeType: 'image/png', buffer: Buffer.from('<script>') };
    await page
      .locator('.drop-area input')
      .setInputFiles([fake, picture('huge.png', 1, 10 * 1024 * 1024 + 1)]);
    const refused = page.locator('.refused');
    await refused.getByText('Not a gif, jpg, bmp or png picture.').waitFor();
    await refused.getByText('File size exceeded').waitFor();
    expect(await tiles(page).count()).toBe(0);
  });

  it('an upload without any success reloads the page, once it could be read that nothing was uploaded (R4.65, R5.48)', async () => {
    const { page, expectNoise } = await visit({ as: 'admin' });
    expectNoise(/Failed to load resource/);
    await openNew(page, 'In vain');
    await page.route('**/screen-saver/upload-image', (route) => route.fulfill({ status: 503 }));
    await page.locator('.drop-area input').setInputFiles([picture('a.png', 40)]);
    await tiles(page).getByText('Upload failed. Please try again').waitFor();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const loaded = page.waitForEvent('load');
    await press(page, 'Continue without them');
    await say(page, 'No picture was uploaded. The page reloads.');
    await loaded;
    // What was entered is asked about first, as always.
    expect(questions).toEqual(['beforeunload']);
    await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('');
    expect(await tiles(page).count()).toBe(0);
  });
});

describe('an upload whose server is killed', () => {
  let server: ServerProcess;
  const env = { ...QUIET_NETWORK, SIMULATOR: 'off' };
  const visit = browserTests(() => server.url);
  beforeAll(async () => {
    server = await startServerProcess({ env });
  });
  afterAll(async () => {
    await server.end('SIGKILL');
    await dropDataDir(server.dataDir);
  });

  /** Lets so many pieces through and kills the server before the next one. */
  async function killAfter(page: Page, pieces: number): Promise<void> {
    let passed = 0;
    await page.route('**/screen-saver/upload-image', async (route) => {
      passed += 1;
      if (passed > pieces) await server.end('SIGKILL');
      await route.continue();
    });
  }

  it('goes on where it was after the restart, and the file is the same', async () => {
    const { page, staff, expectNoise } = await visit({ as: 'admin' });
    expectNoise(/Failed to load resource/);
    const file = picture('large.png', 70, 3 * 1024 * 1024 + 11);
    await openNew(page, 'Interrupted');
    await killAfter(page, 3);
    await page.locator('.drop-area input').setInputFiles(file);
    await tiles(page).getByText('Upload failed. Please try again').waitFor();
    await page.unroute('**/screen-saver/upload-image');

    server = await startServerProcess({ env, port: server.port, dataDir: server.dataDir });
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/upload-image')) sent.push(request.url());
    });
    await press(page, 'Retry failed uploads');
    await say(page, 'All pictures are uploaded.');
    // Seven pieces in all, three of them acknowledged before the kill.
    expect(sent).toHaveLength(4);
    await press(page, 'Save');
    await page.getByText('Interrupted is added.').waitFor();
    const [fileId = ''] = (await savedAs(staff, 'Interrupted')).fileId ?? [];
    const asked = requestOf(files.download, { fileId }, { token: staff.user.token }, server.url);
    const kept = Buffer.from(await (await fetch(asked)).arrayBuffer());
    const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
    expect(hash(kept)).toBe(hash(file.buffer));
  });
});
