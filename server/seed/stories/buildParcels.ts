// The parcels of the generated box histories, with events, and the resulting box statuses.
import { storageEndOf, storageRuleOf } from '../../../domain/parcels/storageRules.ts';
import { BASE_SETTINGS } from '../base/baseSettings.ts';
import type { AgentRow, ProviderRow } from '../network/buildProviders.ts';
import { withEveryState } from './withEveryState.ts';
import { liveThrough, type Life, type StayOf } from './lives.ts';
import type { BoxRow, LockerRow } from '../network/buildLockers.ts';
import type { MemberRow } from '../people/buildMembers.ts';
import { TIME_ZONE, type Network } from '../network/emptyNetwork.ts';
import { appendParcelEvents } from './appendParcelEvents.ts';
import { companionOf, parcelOf, type ParcelRow, type People } from './parcels.ts';

const DAY = 24 * 60 * 60 * 1_000;
/** Boxes have a complete history for this time; before it, only their last changes are kept. */
const BOX_HISTORY = 14 * DAY;

function peopleOf(network: Network, members: readonly MemberRow[]): People {
  const near = new Map<number, MemberRow[]>();
  for (const member of members) {
    for (const lockerId of [member.primaryLockerId, member.secondaryLockerId]) {
      if (lockerId == null) continue;
      const known = near.get(lockerId);
      if (known) known.push(member);
      else near.set(lockerId, [member]);
    }
  }
  return {
    memberOf: (lockerId, time) => {
      const own = network.random.chance(0.85) ? near.get(lockerId) : undefined;
      const member = network.random.pick(own ?? members);
      return member.creationTime <= time ? member : undefined;
    },
    certainMemberOf: (lockerId, time) => {
      const joined = ({ creationTime }: MemberRow) => creationTime <= time;
      const own = near.get(lockerId)?.filter(joined) ?? [];
      const known = own.length > 0 ? own : members.filter(joined);
      return known.length > 0 ? network.random.pick(known) : undefined;
    },
  };
}

/** The storage time, computed as the server does on deposit. */
function stayIn({ rows }: Network, { lockers, providers }: Cast): StayOf {
  const holidays = new Set(rows.holidays?.map(({ date }) => date));
  const days = new Map(
    providers.map(({ providerId, expirationDays }) => [providerId, expirationDays ?? null]),
  );
  const own = new Map(lockers.map((locker) => [locker.lockerId, locker]));
  const freeStoreTime = BASE_SETTINGS['FREE_STORE_TIME'] ?? null;
  return (box, agent, storeTime) => {
    const expirationDays = agent ? (days.get(agent.providerId) ?? null) : null;
    const { freeDays = null, freeHours = null } = own.get(box.lockerId) ?? {};
    const rule = storageRuleOf({ expirationDays, freeDays, freeHours, freeStoreTime });
    const { end } = storageEndOf(rule, storeTime, holidays, TIME_ZONE);
    return (end ?? storeTime + DAY) - storeTime;
  };
}

function updateBoxStatus({
  box,
  ordersStatus,
  bookTime,
  storeTime,
  endTime,
  expiryTime,
}: Life): void {
  box.lastUpdatedTime = Math.max(bookTime, storeTime ?? 0, endTime ?? 0, box.lastUpdatedTime);
  if (ordersStatus === 'RESERVED') box.status = 'RESERVED';
  if (ordersStatus === 'STORED') box.status = 'OCCUPIED';
  if (ordersStatus === 'EXPIRED') box.status = 'EXPIRED';
  if (box.status === 'OCCUPIED' || box.status === 'EXPIRED') box.expiryTime = expiryTime;
}

export interface Cast {
  lockers: readonly LockerRow[];
  boxes: readonly BoxRow[];
  members: readonly MemberRow[];
  agents: readonly AgentRow[];
  providers: readonly ProviderRow[];
}

/** Adds parcels and their history to the network and sets the boxes' current status. */
export function buildParcels(network: Network, cast: Cast): ParcelRow[] {
  const used = cast.boxes.filter((box) => !box.skipNumber);
  const stayOf = stayIn(network, cast);
  const lives = withEveryState(liveThrough(network, used, { agents: cast.agents, stayOf }), {
    begin: network.begin,
    now: network.now,
    stayOf,
  });
  const people = peopleOf(network, cast.members);
  const last = new Map(lives.map((life) => [life.box.boxId, life]));
  const parcels: ParcelRow[] = [];
  for (const life of lives) {
    const lead = parcelOf(network, life, people, parcels.length + 1);
    const box =
      last.get(life.box.boxId) === life ||
      (life.endTime ?? network.now) > network.now - BOX_HISTORY;
    parcels.push(lead);
    appendParcelEvents(network, life, lead, box);
    if (life.storeTime !== null && !life.ordinary && network.random.chance(0.02)) {
      const companion = companionOf(network, lead, parcels.length + 1);
      parcels.push(companion);
      appendParcelEvents(network, life, companion, false);
    }
    updateBoxStatus(life);
  }
  // Some bookings keep the box locked until the parcel arrives.
  for (const box of used)
    if (box.status === 'RESERVED' && box.boxId % 40 === 0) box.lockType = 'BOOKING';
  network.rows.parcels = parcels;
  return parcels;
}
