// The demo's messages of the last days: most were delivered, some failed or were held.
import { dialledAs } from '../../../domain/people/mobiles.ts';
import type { MessageEvent } from '../../../domain/messages/messages.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';
import { randomFrom, type Random } from '../randomFrom.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Days of messages. */
const DAYS = 3;
const SEED = 0x5e4d;
/** Shares of undelivered messages. None is waiting: demo messages must not leave by a real gateway. */
const REFUSED = 0.02;
const HELD = 0.01;

type Parcel = Row<'parcels'>;
type Message = Omit<Row<'outbox'>, 'outboxId'>;
type Reached = Pick<Message, 'channel' | 'address'>;

interface Notice {
  readonly event: MessageEvent;
  readonly time: number;
}

/** The messages about a parcel since a time. */
function inputOf(parcel: Parcel, { since, now }: { since: number; now: number }): Notice[] {
  const { ordersStatus, bookTime, storeTime, collectTime, expiryTime } = parcel;
  const times: readonly [MessageEvent, number | null | undefined][] = [
    ['RESERVATION', bookTime],
    ['DEPOSIT', storeTime],
    ['EXPIRY', ordersStatus === 'EXPIRED' ? expiryTime : undefined],
    ['COLLECTION', collectTime],
  ];
  return times.flatMap(([event, time]) =>
    typeof time === 'number' && time > since && time < now ? [{ event, time }] : [],
  );
}

type Outcome = Required<
  Pick<Message, 'state' | 'tries' | 'error' | 'errorStatus' | 'sentTime' | 'unsureTries'>
>;

function outcomeOf(random: Random, { channel }: Reached, { time }: Notice): Outcome {
  const nothing = { error: null, errorStatus: null, sentTime: null, unsureTries: 0 };
  const roll = random.next();
  if (roll < HELD) return { ...nothing, state: 'HELD', tries: 0, error: 'SET_ASIDE' };
  if (roll < HELD + REFUSED && channel === 'MAIL')
    return { ...nothing, state: 'FAILED', tries: 1, error: 'ADDRESS_REFUSED', errorStatus: 550 };
  if (roll < HELD + REFUSED)
    return { ...nothing, state: 'FAILED', tries: 10, error: 'REFUSED', errorStatus: 400 };
  const again = random.chance(0.03);
  const sentTime = time + Math.round((again ? 60_000 : 0) + 400 + random.wait(2_500));
  return { ...nothing, state: 'SENT', tries: again ? 2 : 1, sentTime };
}

/** The recipients of a parcel's messages, and the values of their placeholders. */
function recipientsIn({ rows }: Network) {
  const members = new Map((rows.members ?? []).map((member) => [member.memberId, member]));
  const lockers = new Map((rows.lockers ?? []).map((locker) => [locker.lockerId, locker]));
  const boxes = new Map((rows.boxes ?? []).map((box) => [box.boxId, box]));
  const memberOf = ({ memberId }: Parcel) => (memberId == null ? undefined : members.get(memberId));
  const reached = (parcel: Parcel): Reached | undefined => {
    const member = memberOf(parcel);
    const mobile = member ? member.mobile : parcel.customerMobile;
    const email = member ? member.email : parcel.customerMail;
    if (email && (member?.notifyType === 'MAIL' || !mobile))
      return { channel: 'MAIL', address: email };
    const address = mobile && dialledAs(mobile, parcel.customerAreaCode ?? undefined);
    return address ? { channel: 'SMS', address } : undefined;
  };
  const dataOf = (parcel: Parcel) => {
    const { parcelNumber, bookNumber, expiryTime, collectTime, lockerId, boxId } = parcel;
    const { lockerName, location } = lockers.get(lockerId) ?? {};
    const { firstName, lastName } = memberOf(parcel) ?? {};
    const boxName = boxId == null ? null : boxes.get(boxId)?.name;
    const memberName = [firstName, lastName].filter(Boolean).join(' ');
    const place = { boxName, lockerName, location, memberName };
    return { parcelNumber, bookNumber, expiryTime, collectTime, ...place };
  };
  return { reached, dataOf };
}

/** Adds messages to the network; parcels must be added before. Uses a random sequence of its own. */
export function buildMessages(network: Network): void {
  const random = randomFrom(SEED);
  const { reached, dataOf } = recipientsIn(network);
  const span = { since: network.now - DAYS * DAY, now: network.now };
  const messageOf = (parcel: Parcel, to: Reached, notice: Notice): Message => ({
    ...to,
    event: notice.event,
    // `fill` takes plain values.
    data: dataOf(parcel) as unknown as string,
    ...outcomeOf(random, to, notice),
    nextTry: null,
    // The PIN is removed after sending.
    emptied: notice.event === 'DEPOSIT',
    ordersId: parcel.ordersId ?? null,
    memberId: parcel.memberId ?? null,
    creationTime: notice.time,
  });
  network.rows.outbox = (network.rows.parcels ?? [])
    .flatMap((parcel) => {
      const to = reached(parcel);
      return to ? inputOf(parcel, span).map((notice) => messageOf(parcel, to, notice)) : [];
    })
    .toSorted((one, other) => one.creationTime - other.creationTime)
    .map((message, index) => ({ outboxId: index + 1, ...message }));
}
