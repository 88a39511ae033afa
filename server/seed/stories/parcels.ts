// The demo's parcels, one per booking of a box: sender, recipient and cost.
import { bookNumber } from '../../../domain/parcels/parcels.ts';
import type { Life } from './lives.ts';
import type { MemberRow } from '../people/buildMembers.ts';
import { periodsOf } from '../people/periodsOf.ts';
import { unassignedMobile } from '../people/unassignedMobile.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';
import { parcelNumber } from './parcelNumbers.ts';
import type { AgentRow } from '../network/buildProviders.ts';

export type ParcelRow = Row<'parcels'> & { ordersId: number };

/** The people involved with parcels. */
export interface People {
  /** A customer of this locker who had joined by then; undefined if there is none. */
  memberOf(lockerId: number, time: number): MemberRow | undefined;
  /** A customer who had joined by then, preferably of this locker. */
  certainMemberOf(lockerId: number, time: number): MemberRow | undefined;
}

const PRICE_CENTS = 150;
const CONTENTS = [
  'Clothing',
  'Books',
  'Electronics',
  'Documents',
  'Cosmetics',
  'Spare parts',
  'Toys',
  'Household',
];

type Sides = Pick<
  Row<'parcels'>,
  | 'memberId'
  | 'customerMobile'
  | 'customerAreaCode'
  | 'customerMail'
  | 'providerId'
  | 'agentId'
  | 'ordersType'
>;

function strangerSides(
  network: Network,
  byProvider: boolean,
): Omit<Sides, 'providerId' | 'agentId'> {
  const mobile = network.random.chance(0.8);
  return {
    ordersType: byProvider ? 'PROVIDER' : 'UNREGISTERED',
    memberId: null,
    customerMobile: mobile ? unassignedMobile(network.random.whole(100_000, 999_999)) : null,
    customerAreaCode: mobile ? '00357' : null,
    customerMail: mobile ? null : `guest${network.random.whole(1, 9_999)}@example.test`,
  };
}

function sidesOf(
  network: Network,
  life: Life,
  people: People,
): Sides & { member?: MemberRow; agent: AgentRow } {
  const { agent } = life;
  const member =
    life.ordersType === 'UNREGISTERED'
      ? undefined
      : people[life.ordinary ? 'certainMemberOf' : 'memberOf'](life.box.lockerId, life.bookTime);
  const byProvider = life.ordersType === 'PROVIDER';
  const provided = {
    providerId: byProvider ? agent.providerId : null,
    agentId: byProvider ? agent.agentId : null,
  };
  if (!member) return { ...strangerSides(network, byProvider), ...provided, agent };
  return {
    ordersType: life.ordersType,
    memberId: member.memberId,
    customerMobile: member.mobile,
    customerAreaCode: '00357',
    customerMail: member.email,
    ...provided,
    member,
    agent,
  };
}

const nameOf = (member: MemberRow | undefined): string | null =>
  member ? `${member.firstName ?? ''} ${member.lastName ?? ''}`.trim() : null;

type Hands = Pick<
  Row<'parcels'>,
  | 'storeUsername'
  | 'storeUserType'
  | 'storeOtpMobile'
  | 'collectUsername'
  | 'collectUserMobile'
  | 'collectUserType'
  | 'podName'
  | 'podCollector'
>;

/** An outgoing parcel comes from the customer and is collected by the courier; all others the other way. */
function handsOf(
  life: Life,
  member: MemberRow | undefined,
  agent: AgentRow,
  mobile: string | null | undefined,
): Hands {
  const customer = {
    name: nameOf(member) ?? 'Guest',
    type: member ? 'MEMBER' : 'GUEST',
    mobile: mobile ?? null,
  };
  const courier = { name: agent.agentName, type: 'COURIER', mobile: null };
  const outbound = life.parcelType !== 'DEPOSIT_PARCEL';
  const [giver, taker] = outbound ? [customer, courier] : [courier, customer];
  const collected = life.ordersStatus === 'FINISHED';
  return {
    storeUsername: life.storeTime === null ? null : giver.name,
    storeUserType: life.storeTime === null ? null : giver.type,
    storeOtpMobile: null,
    collectUsername: collected ? taker.name : null,
    collectUserMobile: collected ? taker.mobile : null,
    collectUserType: collected ? taker.type : null,
    podName: collected ? taker.name : null,
    podCollector: collected ? taker.name : null,
  };
}

/** A PIN exists from deposit until the parcel leaves. */
const standing = ({ ordersStatus }: Life) =>
  ordersStatus === 'STORED' || ordersStatus === 'EXPIRED';

const secretLike = (network: Network): string =>
  Array.from({ length: 8 }, () => network.random.whole(0, 0x7fff_ffff).toString(36)).join('');

/** Whether no paid period of the customer covers the moment. */
const paysByUse = (network: Network, member: MemberRow, time: number): boolean =>
  !periodsOf(network, member).some(
    ({ startTimeUseLocker: start, endTimeUseLocker: end }) => start <= time && time < end,
  );

function costOf(network: Network, life: Life, member: MemberRow | undefined) {
  const { ordersType, storeTime } = life;
  const owed =
    ordersType === 'REGISTERED' &&
    member !== undefined &&
    storeTime !== null &&
    paysByUse(network, member, storeTime);
  const duty = network.random.chance(0.03);
  const payable = owed ? PRICE_CENTS + (duty ? network.random.whole(2, 30) * 50 : 0) : 0;
  return {
    payStatus: owed && life.ordersStatus !== 'FINISHED' ? ('WAIT' as const) : ('SUCCESS' as const),
    costReasonId: owed && duty ? 1 : null,
    reference: owed && duty ? `CUS-${network.random.whole(10_000, 99_999)}` : null,
    amountCents: payable,
    ordersAmountCents: owed ? PRICE_CENTS : 0,
    codAmountCents: 0,
    dtAmountCents: payable - (owed ? PRICE_CENTS : 0),
    codAmountPayableCents: 0,
    dtAmountPayableCents: payable - (owed ? PRICE_CENTS : 0),
  };
}

function timesOf(
  { bookTime, storeTime, expiryTime, endTime, ordersStatus, warehouseTime }: Life,
  creationTime: number,
) {
  return {
    bookTime,
    cancelTime: ordersStatus === 'CANCELED' ? endTime : null,
    storeTime,
    collectTime: ordersStatus === 'FINISHED' ? endTime : null,
    expiryTime,
    extraExpiryTime: null,
    warehouseExpiryTime: null,
    standardExpiryTime: expiryTime,
    creationTime,
    lastUpdatedTime: Math.max(
      ...[
        bookTime,
        storeTime,
        endTime,
        warehouseTime,
        ordersStatus === 'EXPIRED' ? expiryTime : null,
      ].filter((time) => time !== null),
    ),
  };
}

/** The parcel of a booking; `withOrdersId` is the parcel it was deposited with. */
export function parcelOf(
  network: Network,
  life: Life,
  people: People,
  ordersId: number,
): ParcelRow {
  const { member, agent, ...sides } = sidesOf(network, life, people);
  const serial = parcelNumber(network.random, ordersId);
  const { lockerId, boxId, boxTypeId } = life.box;
  return {
    ordersId,
    ...serial,
    expressNumber: sides.providerId === null ? null : `X${String(7_000_000 + ordersId * 13)}`,
    bookNumber: bookNumber(ordersId),
    ordersStatus: life.ordersStatus,
    parcelType: life.parcelType,
    ...sides,
    lockerId,
    boxId: life.ordersStatus === 'FAILED_DEPOSIT' ? null : boxId,
    boxTypeId,
    ...timesOf(life, life.bookTime),
    reservedUsername:
      sides.ordersType === 'UNREGISTERED' || network.random.chance(0.3) ? 'operator' : null,
    ...handsOf(life, member, agent, sides.customerMobile),
    podSignatureFileId: null,
    pinHmac: standing(life) ? secretLike(network) : null,
    contentDescription: network.random.chance(0.5) ? network.random.pick(CONTENTS) : null,
    withOrdersId: null,
    warehouseLocation: life.ordersStatus.startsWith('WAREHOUSE') ? 'Nicosia depot' : null,
    ...costOf(network, life, member),
  };
}

/** A further parcel with the same box and times: two or three for one customer, deposited together. */
export function companionOf(network: Network, lead: ParcelRow, ordersId: number): ParcelRow {
  return {
    ...lead,
    ordersId,
    ...parcelNumber(network.random, ordersId),
    expressNumber: lead.expressNumber == null ? null : `X${String(7_000_000 + ordersId * 13)}`,
    bookNumber: bookNumber(ordersId),
    withOrdersId: lead.ordersId,
    costReasonId: null,
    reference: null,
    payStatus: 'SUCCESS',
    amountCents: 0,
    ordersAmountCents: 0,
    dtAmountCents: 0,
    dtAmountPayableCents: 0,
  };
}
