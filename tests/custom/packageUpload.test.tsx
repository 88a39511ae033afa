// A terminal package on its way: paused or broken off it goes on where it was, and it says what became of it.
import { createHash } from 'node:crypto';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { PIECE_BYTES } from '../../contract/pieces.ts';
import { versionCalls } from '../../contract/terminals/versions.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp, type App } from '../kit/screens/openApp.tsx';
import { soundPackage } from '../server/versions/packages.ts';

beforeEach(() => sendableForms());

const UPLOAD = `*${versionCalls.upload.path}`;
const PIECES = 4;
const bytes = soundPackage((PIECES - 1) * PIECE_BYTES + 1_000);

/** The page with the package chosen; the pieces that are asked for come to `onPiece`, a response of it goes back at once. */
async function choose(onPiece: (sent: number) => Response | Promise<never> | undefined) {
  const app = await openApp({ at: '/app/TerminalDeployment2', user: 'admin' });
  let sent = 0;
  app.network.use(
    http.post(UPLOAD, ({ request }) => {
      sent += 1;
      return onPiece(sent) ?? app.server.app.fetch(request);
    }),
  );
  await screen.findByText('Choose a .zip file');
  const input = app.screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await app.user.upload(input, sendableFile(bytes, 'terminal.zip'));
  return { ...app, sent: () => sent };
}

/** The hash of the package that the server has in the end. */
const keptHash = async ({ server }: App) =>
  (
    await server.database.db
      .selectFrom('files')
      .select('sha256')
      .where('name', '=', 'terminal.zip')
      .where('kind', '=', 'PACKAGE')
      .orderBy('creationTime', 'desc')
      .executeTakeFirst()
  )?.sha256;

const hash = createHash('sha256').update(bytes).digest('hex');

it("a server that is away: 'Failed', and 'Try again' sends the missing pieces alone (R8.13)", async () => {
  const app = await choose((sent) =>
    sent === 3 ? Response.json({ message: 'The server rests.' }, { status: 503 }) : undefined,
  );
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(app.sent()).toBe(3);
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('terminal.zip is uploaded.')).toBeVisible();
  // Two pieces were there: the third is sent again, and the fourth.
  expect(app.sent()).toBe(3 + 2);
  expect(await keptHash(app)).toBe(hash);
});

it("paused: 'Upload to suspend', and 'Resume' sends the missing pieces alone (R5.47)", async () => {
  let held: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => {
    held = resolve;
  });
  const app = await choose((sent) => {
    if (sent !== 2) return undefined;
    held();
    return new Promise<never>(() => undefined);
  });
  await reached;
  await app.user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('Upload to suspend')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(await screen.findByText('terminal.zip is uploaded.')).toBeVisible();
  expect(app.sent()).toBe(2 + 3);
  expect(await keptHash(app)).toBe(hash);
});

it("a package that the server refuses: 'Failed' beside why, and nothing to try again (R8.13)", async () => {
  const app = await openApp({ at: '/app/TerminalDeployment2', user: 'admin' });
  await screen.findByText('Choose a .zip file');
  const input = app.screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await app.user.upload(input, sendableFile('no zip at all', 'terminal.zip'));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByText('The format is incorrect, please use .zip format')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
