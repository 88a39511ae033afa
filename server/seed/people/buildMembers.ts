// The demo's customers: identities, payment schemes, and lockers near them.
import type { MessageLanguage, PaymentScheme } from '../../../domain/limits.ts';
import { memberNumber } from '../../../domain/people/members.ts';
import type { LockerRow } from '../network/buildLockers.ts';
import { unassignedMobile } from './unassignedMobile.ts';
import { FIRST_NAMES, LAST_NAMES, STREETS } from '../network/names.ts';
import type { Network, Row } from '../network/emptyNetwork.ts';
import { periodsOf } from './periodsOf.ts';

const DAY = 24 * 60 * 60 * 1_000;

export type MemberRow = Row<'members'> & { memberId: number };

const SCHEME_SHARES: readonly PaymentScheme[] = [
  'PER_USE',
  'PER_USE',
  'PER_USE',
  'MONTHLY',
  'QUARTERLY',
  'YEARLY',
];

/** Three in eight have no language of their own, and as many chose Greek. */
const LANGUAGES: readonly (MessageLanguage | null)[] = [
  null,
  'en',
  'el',
  'zh',
  null,
  'el',
  'el',
  null,
];

function statusOf(network: Network): Pick<MemberRow, 'memberStatus' | 'suspendFlag'> {
  const roll = network.random.next();
  if (roll < 0.94) return { memberStatus: 'ACTIVE', suspendFlag: roll < 0.01 };
  return { memberStatus: roll < 0.975 ? 'INACTIVE' : 'SUSPEND', suspendFlag: roll >= 0.975 };
}

function memberRow(network: Network, lockers: readonly LockerRow[], memberId: number): MemberRow {
  const { random } = network;
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const primary = random.pick(lockers);
  const near = lockers.filter((locker) => locker.zoneId === primary.zoneId && locker !== primary);
  const username = `${firstName}.${lastName}.${memberId}`.toLowerCase();
  // Two thirds joined before the history begins.
  const creationTime = Math.round(
    network.begin + (random.next() * 1.5 - 1) * network.size.days * DAY * 0.6,
  );
  const joined = Math.min(creationTime, network.now - DAY);
  return {
    memberId,
    username,
    firstName,
    lastName,
    memberNo: memberNumber(memberId),
    mobile: unassignedMobile(random.whole(0, 9) * 100_000 + random.whole(0, 99_999)),
    email: `${username}@example.test`,
    address: `${random.pick(STREETS)} ${random.whole(1, 120)}, ${primary.location?.split(', ')[1] ?? 'Nicosia'}`,
    ...statusOf(network),
    paymentScheme: random.pick(SCHEME_SHARES),
    primaryLockerId: primary.lockerId,
    secondaryLockerId: near.length > 0 && random.chance(0.7) ? random.pick(near).lockerId : null,
    disabled: random.chance(0.04),
    notifyType: random.chance(0.75) ? 'SMS' : 'MAIL',
    language: LANGUAGES[memberId % LANGUAGES.length] ?? null,
    startTimeUseLocker: null,
    endTimeUseLocker: null,
    deletedAt: null,
    creationTime: joined,
    lastUpdatedTime: joined + Math.floor(random.next() * (network.now - joined)),
  };
}

/** The data of a customer's sign-up event, without personal data. */
function joinedWith(member: MemberRow) {
  const { notifyType, language, paymentScheme, disabled } = member;
  const { primaryLockerId, secondaryLockerId } = member;
  return {
    from: null,
    to: { notifyType, language, paymentScheme, primaryLockerId, secondaryLockerId, disabled },
  };
}

/** Adds the customers to the network, with the sign-up event of each. */
export function buildMembers(network: Network, lockers: readonly LockerRow[]): MemberRow[] {
  const members = Array.from({ length: network.size.members }, (_, index) =>
    memberRow(network, lockers, index + 1),
  );
  network.rows.members = members;
  for (const member of members) Object.assign(member, periodsOf(network, member).at(-1));
  for (const member of members) {
    const { memberId, creationTime, memberStatus } = member;
    network.events.push({
      time: creationTime,
      type: 'MEMBER_JOINED',
      subjectType: 'member',
      subjectId: String(memberId),
      memberId,
      byType: 'MEMBER',
      byId: memberId,
      byName: null,
      toState: memberStatus,
      lockerId: member.primaryLockerId,
      data: joinedWith(member),
    });
  }
  return members;
}
