// Box types as the screens have them, over the real server and over servers of other minds.
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, expect, it } from 'vitest';
import * as en from '../../src/i18n/en/catalogue.ts';
import { boxTypesError, loadBoxTypes } from '../../src/custom/shared/boxTypes.ts';
import { configureCalls } from '../../src/dataProvider/call.ts';
import { fileServer } from '../kit/servers/fileServer.ts';

const network = setupServer(http.all('*/api/*', ({ request }) => server.app.fetch(request)));
const server = await fileServer();
network.listen({ onUnhandledRequest: 'error' });
const token = await server.signIn('admin');
configureCalls({ token: () => token });
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const answering = (body: object, status = 200) =>
  network.use(http.get('*/box-type/query', () => HttpResponse.json(body, { status })));

const said = async () => {
  const error = await loadBoxTypes().then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return boxTypesError(error) === 'boxes.typesRefused'
    ? en.boxes.typesRefused
    : en.boxes.typesBroken;
};

const type = (boxTypeId: number, name: string) => ({
  boxTypeId,
  name,
  length: null,
  width: null,
  height: null,
});

it('SENT, DYNAMIC and CONTROL belong to the locker; XS, S, M and L take parcels (R1.2, R3.27, R3.28)', async () => {
  const types = await loadBoxTypes();
  const names = (management: boolean) =>
    types.filter((one) => one.management === management).map(({ name }) => name);
  expect(names(true)).toEqual(['SENT', 'DYNAMIC', 'CONTROL']);
  expect(names(false)).toEqual(['XS', 'S', 'M', 'L']);
});

it('ids come from the static list, and the flag from it where a server has none (R3.30)', async () => {
  answering([type(901, 'XS'), type(907, 'CONTROL'), type(55, 'WINE')]);
  expect(await loadBoxTypes()).toMatchObject([
    { boxTypeId: 1, name: 'XS', management: false },
    { boxTypeId: 7, name: 'CONTROL', management: true },
    { boxTypeId: 55, name: 'WINE', management: false },
  ]);
});

it("box types that cannot be loaded say 'request error!' or 'system error!' (R8.7, R8.8)", async () => {
  answering({ statusCode: 3, message: 'no' });
  expect(await said()).toBe('request error!');
  answering({ statusCode: 400, code: 'BAD_INPUT', message: 'no' }, 400);
  expect(await said()).toBe('request error!');
  answering({}, 503);
  expect(await said()).toBe('system error!');
  network.use(http.get('*/box-type/query', () => HttpResponse.error()));
  expect(await said()).toBe('system error!');
});
