// Pictures that staff choose: the same one twice, and one that the server refuses.
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { caseCalls } from '../../contract/operations/cases.ts';
import { readRow } from '../kit/databases/rows.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { fileServer } from '../kit/servers/fileServer.ts';

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
