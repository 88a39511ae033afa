// A terminal that goes away for hours and comes back: what it opens by itself, and what the server makes of it. The clock is the test's.
import { beforeEach, describe, expect, it } from 'vitest';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcelHistory } from '../../contract/parcels/parcelHistory.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import { Refused, type Gateway } from '../../simulator/gateway.ts';
import { openOffline, type Offline } from '../../simulator/openOffline.ts';
import { updateRows } from '../kit/databases/rows.ts';
import { pinOf } from '../kit/takeOut.ts';
import { parcelServices } from '../server/parcels/parcelServer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let offline: Offline;
let line: { cut: boolean };

const app = await parcelServices();
beforeEach(async () => {
  line = { cut: false };
  const { locker } = app;
  const gateway: Gateway = async (endpoint, input) => {
    if (line.cut) throw new Error('The line is cut.');
    const { status, body } = await locker.say(endpoint, input);
    if (status !== 200) throw new Refused(status, endpoint.path);
    return endpoint.output.parse(body);
  };
  offline = openOffline(gateway, { now: locker.now }, new AbortController().signal);
});

/** A parcel that waits and owes nothing, and its PIN. */
async function waiting(boxId = app.locker.boxId) {
  const memberId = await app.member({
    paymentScheme: 'MONTHLY',
    startTimeUseLocker: app.now,
    endTimeUseLocker: app.now + 1e10,
  });
  const ordersId = await app.book(boxId, memberId);
  await app.report('DEPOSITED', ordersId, boxId);
  return { ordersId, pinCode: (await pinOf(app, ordersId)) ?? '' };
}

const stateOf = async (ordersId: number) => (await app.parcel(ordersId)).ordersStatus;
const lastEvent = async (ordersId: number) => (await app.life(ordersId)).at(-1);

async function goAway(hours: number) {
  await app.locker.beat();
  await offline.refresh();
  line.cut = true;
  app.locker.pass(hours * HOUR);
}
async function comeBack() {
  line.cut = false;
  await offline.refresh();
  await app.locker.beat();
}

describe('out of touch', () => {
  it('for hours, a customer collects; the server hears of it later, as of then', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(3);
    const collected = app.now;
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    app.locker.pass(5 * HOUR);
    expect(await stateOf(ordersId)).toBe('STORED');
    await comeBack();
    expect(await app.parcel(ordersId)).toMatchObject({
      ordersStatus: 'FINISHED',
      collectTime: collected,
      pinHmac: null,
      pinVerifier: null,
    });
    expect(await app.locker.box()).toMatchObject({ status: 'AVAILABLE', doorStatus: 'CLOSED' });
    expect(offline.waiting()).toBe(0);
  });

  it('a PIN opens once, a wrong one nothing, and after five wrong ones none does for a quarter of an hour', async () => {
    const [one, other] = app.locker.boxIds as [number, number];
    const first = await waiting(one);
    const second = await waiting(other);
    await goAway(1);
    expect(await offline.collect(first.pinCode)).toBe(one);
    expect(await offline.collect(first.pinCode)).toBeUndefined();
    for (const wrong of ['1', '2', '3', '4']) await offline.collect(`x${wrong}`);
    expect(await offline.collect(second.pinCode)).toBeUndefined();
    app.locker.pass(15 * MINUTE);
    expect(await offline.collect(second.pinCode)).toBe(other);
  });

  it('nothing opens that is to be paid, nor anything once the list is twelve hours old', async () => {
    const owed = await app.stored(app.locker.boxIds[1]);
    const { pinCode } = await waiting();
    await goAway(12);
    expect(await offline.collect((await pinOf(app, owed)) ?? '')).toBeUndefined();
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    const { pinCode: late } = await comeBack().then(() => waiting());
    await goAway(12);
    app.locker.pass(1);
    expect(await offline.collect(late)).toBeUndefined();
  });

  it('reports are kept while the server is away, and sent once', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(1);
    await offline.collect(pinCode);
    await expect(offline.catchUp()).rejects.toThrow('The line is cut.');
    expect(offline.waiting()).toBe(3);
    await comeBack();
    await offline.catchUp();
    expect(await app.life(ordersId)).toHaveLength(3);
  });
});

describe('meanwhile', () => {
  it('a new PIN was sent: who came with the old one is believed, as long as the terminal could not know', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(1);
    await app.ask(parcelActions.resendPin, { ordersId });
    app.locker.pass(HOUR);
    expect(await offline.collect(pinCode)).toBe(app.locker.boxId);
    await comeBack();
    expect(await stateOf(ordersId)).toBe('FINISHED');
  });

  it('a list that was fetched since then has the new PIN alone', async () => {
    const { ordersId, pinCode } = await waiting();
    await app.ask(parcelActions.resendPin, { ordersId });
    await goAway(1);
    expect(await offline.collect(pinCode)).toBeUndefined();
    expect(await offline.collect((await pinOf(app, ordersId)) ?? '')).toBe(app.locker.boxId);
  });

  it('the parcel expired: the collection stands', async () => {
    const { ordersId, pinCode } = await waiting();
    await goAway(1);
    await updateRows(app, 'parcels', { ordersId }, { ordersStatus: 'EXPIRED' });
    await offline.collect(pinCode);
    await comeBack();
    expect(await stateOf(ordersId)).toBe('FINISHED');
  });

  it('staff recorded it as elsewhere: that stays, and the history has what the terminal said', async () => {
    const { ordersId, pinCode } = await waiting();
    const { parcelNumber } = await app.parcel(ordersId);
    await goAway(1);
    await app.ask(parcelActions.warehouse, {
      parcelNumber,
      status: 'WAREHOUSE_STORED',
      confirmed: true,
    });
    await offline.collect(pinCode);
    await comeBack();
    expect(await stateOf(ordersId)).toBe('WAREHOUSE_STORED');
    expect(await lastEvent(ordersId)).toBe('PARCEL_DISPUTED');
    const { steps } = (await app.ask(parcelHistory.one, { ordersId })).body;
    const disputed = { what: 'DISPUTED', byType: 'TERMINAL', from: null, to: null };
    expect(steps).toContainEqual(expect.objectContaining(disputed));
  });
});

it('a PIN that was never the parcel’s proves nothing, and is counted as a wrong one', async () => {
  const { ordersId, pinCode } = await waiting();
  const wrong = pinCode === '000001' ? '000002' : '000001';
  const said = { ordersId, boxId: app.locker.boxId, what: 'COLLECTED' as const, time: app.now };
  const tell = (key: string, offlinePin: string) =>
    app.locker.say(terminals.parcel, { ...said, key, offlinePin });
  for (let tried = 0; tried < 5; tried += 1)
    expect((await tell(`wrong pin ${tried}`, wrong)).body).toMatchObject({ code: 'PIN_WRONG' });
  expect((await tell('wrong pin again', wrong)).body).toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect(await stateOf(ordersId)).toBe('STORED');
  await app.locker.beat();
  app.locker.pass(MINUTE);
  expect((await tell('the right one', pinCode)).body).toEqual({ accepted: true });
});

it('a server that was away too briefly to notice checks the PIN itself, and takes the report', async () => {
  const { ordersId, pinCode } = await waiting();
  await goAway(0);
  app.locker.pass(20_000);
  await offline.collect(pinCode);
  await comeBack();
  expect(await stateOf(ordersId)).toBe('FINISHED');
});

describe('an offline PIN counts for an outage that the server observed', () => {
  type Step = 'beat' | 'replace' | 'in touch' | number;
  /** An hour of heartbeats. */
  const stayInTouch = async () => {
    app.locker.pass(HOUR);
    await updateRows(
      app,
      'lockerHeartbeats',
      { lockerId: app.locker.lockerId },
      { heartbeatTime: app.now },
    );
  };
  const TAKEN = { accepted: true };
  const UNPROVEN = { code: 'COLLECTION_UNPROVEN' };
  const WRONG = { code: 'PIN_WRONG' };
  // The last column: how far the report is dated back.
  it.each<[string, Step[], object, number?]>([
    ['in force, in an outage', ['beat', HOUR], TAKEN],
    ['in force, after an outage', ['beat', HOUR, 'beat', MINUTE], TAKEN],
    ['in force, after the next list', ['beat', HOUR, 'beat', 'in touch'], UNPROVEN],
    ['in force, in touch', ['beat', 9_000], UNPROVEN],
    ['replaced, in touch', ['beat', 'replace', 9_000], WRONG],
    ['replaced in touch, dated back', ['beat', 'replace'], WRONG, 11 * HOUR],
    ['replaced in the outage', ['beat', HOUR, 'replace', HOUR], TAKEN],
    ['replaced just before the outage', ['replace', 4 * MINUTE, 'beat', HOUR], TAKEN],
    ['replaced before the last list', ['replace', 6 * MINUTE, 'beat', HOUR], WRONG],
    ['replaced after the outage', ['beat', HOUR, 'beat', 20_000, 'replace'], WRONG, HOUR / 2],
    ['told too late', ['beat', HOUR, 'replace', 'beat', 'in touch', 1], WRONG, 2 * HOUR],
    ['by a list that was too old', ['beat', 12 * HOUR, MINUTE], UNPROVEN],
  ])('%s', async (_, steps, answer, ago = 0) => {
    const { ordersId, pinCode } = await waiting();
    for (const step of steps) {
      if (step === 'beat') await app.locker.beat();
      else if (step === 'replace') await app.ask(parcelActions.resendPin, { ordersId });
      else if (step === 'in touch') await stayInTouch();
      else app.locker.pass(step);
    }
    const said = { key: `offline ${ordersId}`, ordersId, boxId: app.locker.boxId };
    const { body } = await app.locker.say(terminals.parcel, {
      ...said,
      what: 'COLLECTED',
      offlinePin: pinCode,
      time: app.now - ago,
    });
    expect(body).toMatchObject(answer);
    expect(await stateOf(ordersId)).toBe('accepted' in answer ? 'FINISHED' : 'STORED');
  });
});
