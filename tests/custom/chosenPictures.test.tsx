// Pictures that staff choose, where they are shown in turn, and what staff write beside them.
import { act, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { I18nContextProvider } from 'react-admin';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { caseCalls } from '../../contract/operations/cases.ts';
import { pngOf } from '../../server/seed/network/pngOf.ts';
import { readRow } from '../kit/databases/rows.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { Preview } from '../../src/custom/marketing/Preview.tsx';
import { createI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { signInWith } from '../kit/servers/signInWith.ts';

const server = await fileServer();
const picture = () => sendableFile(Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]), 'door.png');
const input = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });
beforeEach(sendableForms);

test('a picture that is chosen twice at once is taken once', async () => {
  const { user } = await openApp({ server, user: 'admin', at: '/app/bannerupload' });
  const one = picture();
  await user.upload(await input(/^Choose/), [one, one]);
  expect(await screen.findByText('Already in the list.')).toBeVisible();
});

test('pictures that the server refuses leave the form, and the others are saved', async () => {
  const { user } = await openApp({ server, user: 'admin', at: '/app/bannerupload' });
  const size = { height: 5, colours: [[1, 2, 3]], colourAt: () => 0 } as const;
  const files = [17_000, 8].map((width) => sendableFile(pngOf({ ...size, width }), 'a.png'));
  await user.upload(await input(/^Choose/), files);
  const goOn = await screen.findByRole('button', { name: 'Continue without them' });
  expect(screen.queryByRole('button', { name: 'Retry failed uploads' })).toBeNull();
  await user.click(goOn);
  expect(await screen.findByText('Picture 1 of 1')).toBeVisible();
});

test('a picture that is not attached to its case is told of', async () => {
  const { id } = await readRow(server, 'cases', { caseState: 'OPEN' });
  const at = `/app/cases/${id}/show`;
  const { user, network } = await openApp({ server, user: 'admin', at });
  const busy = { statusCode: 503, message: 'busy' };
  network.use(
    http.post(`*${caseCalls.attach.path}`, () => HttpResponse.json(busy, { status: 503 })),
  );
  await user.upload(await input(/^Attach/), picture());
  expect(await screen.findByText('SYSTEM ERROR')).toBeVisible();
});

test('who may only handle cases selects a locker for one, and reads what customers need', async () => {
  const held = ['TICKET_EDIT'];
  const { token } = await signInWith(server, held);
  const session = { ...(await sessionOf(server, 'viewer')), token, authoritySet: held };
  const { user } = await openApp({ server, session, at: '/app/cases/create' });
  await user.type(await screen.findByRole('combobox', { name: /^Locker/ }), 'a');
  expect((await screen.findAllByRole('option')).length).toBeGreaterThan(1);
  expect(screen.getAllByText(/^Required permission: MEMBER_VIEW /)[0]).toBeVisible();
});

test('a comment on a case is written once: its field is empty then', async () => {
  const { id } = await readRow(server, 'cases', { caseState: 'OPEN' });
  const { user } = await openApp({ server, user: 'admin', at: `/app/cases/${id}/show` });
  const field = await screen.findByLabelText('Comment');
  await user.type(field, 'Looked into the box');
  await user.click(screen.getByRole('button', { name: 'Add comment' }));
  expect(await screen.findByText('Looked into the box', { selector: 'p' })).toBeVisible();
  expect(field).toHaveValue('');
});

const shown = ['one', 'two'].map((name) => ({ key: name, name, file: picture() }));
function Shown() {
  const { control } = useForm({ defaultValues: { notice: '', pictureSwitchingTime: 10 } });
  return <Preview control={control as never} pictures={shown as never} />;
}

test('the preview of a screen saver shows each picture for so many seconds', async () => {
  const words = await createI18nProvider('en');
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  render(
    <I18nContextProvider value={words}>
      <Shown />
    </I18nContextProvider>,
  );
  for (const [ms, place] of [
    [9_999, 'Picture 1 of 2'],
    [1, 'Picture 2 of 2'],
  ] as const) {
    act(() => void vi.advanceTimersByTime(ms));
    expect(screen.getByText(place)).toBeVisible();
  }
});
