// A hundred reservations of one box at the same instant: one has it, all others are told so clearly.
import { expect, it } from 'vitest';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { openParcelServer } from './parcelServer.ts';
import { readRows } from '../../kit/databases/rows.ts';
import { forFile } from '../../kit/servers/forFile.ts';

const ASKERS = 100;

const servers = await forFile(openParcelServer());
const services = await servers.services();

const holders = () =>
  readRows(services, 'parcels', { boxId: services.locker.boxId }, ['ordersId', 'ordersStatus']);

it('exactly one succeeds, 99 are refused by the box’s name, none meets a broken server', async () => {
  const memberId = await services.member();
  const answers = await Promise.all(
    Array.from({ length: ASKERS }, (_, number) =>
      services.ask(
        parcelActions.reserve,
        services.wanted(memberId, { parcelNumber: `RACE${number}` }),
      ),
    ),
  );
  const won = answers.filter(({ status }) => status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(won).toHaveLength(1);
  expect(lost).toHaveLength(ASKERS - 1);
  for (const { status, body } of lost)
    expect([status, body]).toEqual([
      409,
      expect.objectContaining({ code: 'BOX_TAKEN', field: 'boxId', values: { box: 'A01' } }),
    ]);
  expect(await holders()).toEqual([{ ordersId: won[0]?.body.ordersId, ordersStatus: 'RESERVED' }]);
  expect(await services.locker.history()).toEqual([
    'BOX_STATUS AVAILABLE → RESERVED',
    'PARCEL_BOOKED ? → RESERVED',
  ]);
});

it('cancelled, laid in and reserved anew at the same instant, the box has one parcel or none', async () => {
  const { ordersId } = (await holders())[0]!;
  const memberId = await services.member();
  const answers = await Promise.all([
    services.ask(parcelActions.cancel, { ordersId }),
    services.report('DEPOSITED', ordersId),
    ...Array.from({ length: 20 }, () =>
      services.ask(parcelActions.reserve, services.wanted(memberId)),
    ),
  ]);
  for (const answer of answers)
    if (typeof answer === 'object') expect([200, 409]).toContain(answer.status);
  const { status } = await services.locker.box();
  const holding = (await holders()).filter(({ ordersStatus }) =>
    ['RESERVED', 'STORED'].includes(ordersStatus),
  );
  expect(holding.length).toBeLessThanOrEqual(1);
  const [first] = holding;
  // Laid in after it was cancelled: nobody is offered the box until somebody has looked into it.
  const { strays } = (await services.ask(boxWhy.read, { boxId: services.locker.boxId })).body;
  const unrecorded = strays.length > 0 ? 'FLAGGED' : first ? 'RESERVED' : 'AVAILABLE';
  expect(status).toBe(first?.ordersStatus === 'STORED' ? 'OCCUPIED' : unrecorded);
});
