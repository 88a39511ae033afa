// A box's accessible mark is part of its locker: a form that was opened before it was turned does not turn it back.
import { expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const draft = {
  lockerName: 'Marked Street',
  lockerNumber: 'MARKED',
  deviceList: [],
  boxList: [0, 1].map((positionY) => ({
    name: `A0${positionY + 1}`,
    boxTypeId: 2,
    positionX: 0,
    positionY,
  })),
};

it('"a stale save is refused with what changed": also where somebody turned a mark since', async () => {
  const { body } = await server.ask(lockerSaves.create, draft, { token });
  const lockerId = body.lockerId ?? 0;
  const read = async () => (await server.ask(lockers.one, { lockerId }, { token })).body;
  const before = await read();
  const [box] = before.boxList;
  const boxId = box?.boxId ?? 0;
  const operator = await server.signIn('operator');
  expect((await server.ask(boxes.toggleBottom, { boxId }, { token: operator })).status).toBe(200);

  const changed = { ...draft, lockerId, boxList: before.boxList, location: 'Mine' };
  const stale = await server.ask(lockerSaves.update, changed, {
    token,
    asRead: before.lastUpdatedTime,
  });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    code: 'STALE',
    values: { by: 'operator' },
    current: { boxList: [{ boxId, bottomFlag: true }, { bottomFlag: false }] },
  });
  const now = await read();
  expect(now.boxList[0]).toMatchObject({ boxId, bottomFlag: true });

  const again = { ...changed, boxList: now.boxList };
  const asRead = now.lastUpdatedTime;
  expect((await server.ask(lockerSaves.update, again, { token, asRead })).status).toBe(200);
  expect(await read()).toMatchObject({ location: 'Mine', boxList: [{ bottomFlag: true }, {}] });
});
