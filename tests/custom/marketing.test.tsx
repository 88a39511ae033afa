// The page of a screen saver: what is entered, chosen, refused, and how it plays.
import { act, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { screenSavers } from '../../contract/terminals/screenSavers.ts';
import { pngOf } from '../../server/seed/network/png.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { picture as largePicture } from '../server/files/sending.ts';

beforeEach(() => sendableForms());

const open = (query = '') => openApp({ at: `/app/bannerupload${query}`, user: 'admin' });
const picture = (name: string) =>
  sendableFile(pngOf({ width: 8, height: 5, colours: [[1, 2, 3]], colourAt: () => 0 }), name);
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));

it('lockers are chosen with checkboxes: one by one and by group, saved with the rest (R1.40, R2.91)', async () => {
  const { user, server } = await open();
  await user.type(await field('Name'), 'Harbour');
  const choice = within(screen.getByRole('group', { name: 'Lockers' }));
  const boxes = await choice.findAllByRole('checkbox');
  await user.click(boxes[0]!);
  await user.click(await choice.findByRole('button', { name: /^City centres/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Harbour is added.')).toBeVisible();
  const token = await server.signIn('admin');
  const { body } = await server.ask(screenSavers.list, { name: 'Harbour' }, { token });
  expect(body.content[0]?.lockerId?.length).toBeGreaterThan(1);
  expect(body.content[0]).toMatchObject({ pictureSwitchingTime: 10 });
});

it.each([
  ['en', 'Choose pictures', 'Save', /^Uploading: 0% of/, 'Night service is saved.'],
  ['zh', '选择图片', '保存', /^正在上传：0%/, '已保存“Night service”。'],
] as const)(
  'in %s a picture is uploaded when it is chosen, and Save waits for it with its progress (R4.64)',
  async (language, choose, save, progress, saved) => {
    const { user, network, server } = await openApp({
      at: '/app/bannerupload?screenSaverId=3',
      user: 'admin',
      language,
    });
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    network.use(
      http.post('*/screen-saver/upload-image', async ({ request }) => {
        await held;
        return server.app.fetch(request);
      }),
    );
    const input = await screen.findByLabelText(choose, { selector: 'input' });
    await user.upload(input, picture('pier.png'));
    expect(await screen.findByText(progress)).toBeVisible();
    await user.click(screen.getByRole('button', { name: save }));
    expect(await screen.findByRole('button', { name: /^Saving|^正在保存|^保存中/ })).toBeVisible();
    letThrough();
    expect(await screen.findByText(saved)).toBeVisible();
  },
);

it('an upload that failed is not saved past, and is tried again (R5.48)', async () => {
  const { user, network } = await open('?screenSaverId=3');
  network.use(
    http.post('*/screen-saver/upload-image', () => Response.json({}, { status: 503 }), {
      once: true,
    }),
  );
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  await user.upload(input, picture('pier.png'));
  expect(await screen.findByText('Upload failed. Please try again')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Some pictures are not uploaded. Upload them or remove them.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Upload pier.png again' }));
  expect(await screen.findByText('All pictures are uploaded.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Night service is saved.')).toBeVisible();
});

it('a picture is sent in pieces of 512 KB (R5.45, R7.61)', async () => {
  const { user, network, server } = await open('?screenSaverId=3');
  const sizes: number[] = [];
  network.use(
    http.post('*/screen-saver/upload-image', async ({ request }) => {
      const piece = (await request.clone().formData()).get('file');
      sizes.push((piece as File).size);
      return server.app.fetch(request);
    }),
  );
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  await user.upload(input, sendableFile(largePicture(2 * 524_288 + 1_000), 'harbour.png'));
  expect(await screen.findByText('All pictures are uploaded.')).toBeVisible();
  expect(sizes).toEqual([524_288, 524_288, 1_000]);
});

it('a picture of more pixels than a screen can draw says so in its place', async () => {
  const { user } = await open('?screenSaverId=3');
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  const colours: [[number, number, number]] = [[1, 2, 3]];
  const wide = pngOf({ width: 20_000, height: 1, colours, colourAt: () => 0 });
  await user.upload(input, [sendableFile(wide, 'panorama.png'), picture('pier.png')]);
  expect(
    await screen.findByText(
      'The picture measures 20,000 × 1 pixels. The limit is 16,384 on each side and 50 million in total.',
    ),
  ).toBeVisible();
});

it("'Upload to suspend' stands at what a pause holds back, though nothing of it was sent yet (R5.47)", async () => {
  const { user, network } = await open('?screenSaverId=3');
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  network.use(http.post('*/screen-saver/upload-image', () => new Promise<never>(() => undefined)));
  await user.upload(input, picture('pier.png'));
  expect(await screen.findByText('0% uploaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause upload' }));
  expect(await screen.findByText('Upload to suspend')).toBeVisible();
  network.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Resume upload' }));
  expect(await screen.findByText('All pictures are uploaded.')).toBeVisible();
});

it("'Web Uploader Your browser is not supported！' where files cannot be cut into pieces (R8.16)", async () => {
  vi.stubGlobal('File', Object);
  await open('?screenSaverId=3');
  expect(await screen.findByText('Web Uploader Your browser is not supported！')).toBeVisible();
});

it('the preview plays the pictures for their time, stops and goes on', async () => {
  const { user } = await open('?screenSaverId=1');
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Collect your parcels day and night.')).toBeVisible();
  expect(preview.getByText('Picture 1 of 2')).toBeVisible();
  await user.click(preview.getByRole('button', { name: 'Stop' }));
  await user.click(preview.getByRole('button', { name: 'Next picture' }));
  expect(preview.getByText('Picture 2 of 2')).toBeVisible();
  vi.useFakeTimers();
  try {
    act(() => preview.getByRole('button', { name: 'Play' }).click());
    act(() => void vi.advanceTimersByTime(7_999));
    expect(preview.getByText('Picture 2 of 2')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    expect(preview.getByText('Picture 1 of 2')).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
