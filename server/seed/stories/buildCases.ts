// The demo's cases of the last weeks, most of them resolved, each with its history.
import {
  stateWith,
  type CaseType,
  type CaseResolution,
  type CaseState,
} from '../../../domain/cases.ts';
import { CASE_STORIES, type CaseStory } from './caseStories.ts';
import type { EventRow, Network, Row } from '../network/emptyNetwork.ts';
import type { ParcelRow } from './parcels.ts';
import { randomFrom, type Random } from '../randomFrom.ts';

const HOUR = 60 * 60 * 1_000;
const DAY = 24 * HOUR;
/** A seed of its own, so that data generated before stays the same. */
const SEED = 0xca5e5;
const COUNT = 25;
const SPAN = 60 * DAY;
/** Most cases opened within this time are still open. */
const STANDS_FOR = 16 * DAY;

/** The demo accounts that handle cases. */
const STAFF = [
  { byType: 'STAFF', byId: 4, byName: 'support', name: 'Katerina Nicolaou' },
  { byType: 'STAFF', byId: 3, byName: 'operator', name: 'Andreas Charalambous' },
] as const;
type Person = (typeof STAFF)[number];

interface Case {
  readonly id: number;
  readonly story: CaseStory;
  readonly parcel: ParcelRow;
  readonly opened: number;
  readonly taken: number | null;
  readonly resolved: number | null;
  readonly opener: Person;
  readonly keeper: Person;
}

/** Parcels from before the case was opened that fit its kind. */
function fitting(parcels: readonly ParcelRow[], caseType: CaseType, opened: number): ParcelRow[] {
  const near = parcels.filter(({ storeTime, memberId }) => {
    const stored = storeTime ?? 0;
    return memberId !== null && stored < opened && stored > opened - 4 * DAY;
  });
  const inside = near.filter(({ ordersStatus }) => ordersStatus !== 'FINISHED');
  return caseType === 'CANNOT_OPEN' && inside.length > 0 ? inside : near;
}

function factsOf(network: Network, random: Random, parcels: readonly ParcelRow[], place: number) {
  const span = Math.min(SPAN, network.now - network.begin - 2 * DAY);
  const day = Math.floor((network.now - (span * (COUNT - place)) / (COUNT + 1)) / DAY) * DAY;
  // During calling hours.
  const opened = Math.min(day + random.whole(6, 15) * HOUR, network.now - HOUR);
  const story = CASE_STORIES[place % CASE_STORIES.length] as CaseStory;
  const [parcel] = fitting(parcels, story.caseType, opened).slice(-1 - random.whole(0, 5));
  if (!parcel) return undefined;
  const opener = STAFF[place % 5 === 4 ? 1 : 0];
  const keeper = random.pick(STAFF);
  const stands = opened > network.now - Math.min(STANDS_FOR, span / 3) && place % 4 !== 0;
  const taken = stands && place % 2 === 1 ? null : opened + random.whole(1, 5) * HOUR;
  const resolved = stands || taken === null ? null : taken + random.whole(3, 60) * HOUR;
  const later = [taken, resolved].some((time) => time !== null && time > network.now);
  return { story, parcel, opened, opener, keeper, ...(later ? NOT_YET : { taken, resolved }) };
}

const NOT_YET = { taken: null, resolved: null };

function rowOf({ id, story, parcel, opened, taken, resolved, opener, keeper }: Case): Row<'cases'> {
  const assigneeId = taken === null ? null : keeper.byId;
  const caseState: CaseState = resolved === null ? stateWith(assigneeId) : 'RESOLVED';
  const resolution: CaseResolution | null = resolved === null ? null : story.resolution;
  return {
    id,
    subject: story.subject,
    caseType: story.caseType,
    caseState,
    description: story.description,
    ordersId: parcel.ordersId,
    lockerId: parcel.lockerId,
    boxId: parcel.boxId ?? null,
    memberId: parcel.memberId ?? null,
    assigneeId,
    openedById: opener.byId,
    resolution,
    resolutionNote: resolved === null ? null : story.note,
    resolvedTime: resolved,
    resolvedById: resolved === null ? null : keeper.byId,
    creationTime: opened,
    lastUpdatedTime: resolved ?? (taken === null ? opened : taken + HOUR / 2),
  };
}

/** Comments made while it was handled; the last one of a resolved case precedes its end. */
function commentsOf({ id, story, taken, resolved, keeper, opener }: Case): Row<'caseComments'>[] {
  if (taken === null) return [];
  const step = resolved === null ? HOUR / 8 : (resolved - taken) / (story.comments.length + 1);
  return story.comments.map((text, place) => ({
    caseId: id,
    text,
    time: Math.round(taken + step * (place + 1)),
    byId: (place % 2 === 0 ? keeper : opener).byId,
  }));
}

const doer = (byId: number) => {
  const { name: _, ...person } = STAFF.find((one) => one.byId === byId) ?? STAFF[0];
  return person;
};

function historyOf(facts: Case, comments: readonly Row<'caseComments'>[]): EventRow[] {
  const { id, story, parcel, opened, taken, resolved, opener, keeper } = facts;
  const { ordersId, lockerId, boxId = null, memberId = null } = parcel;
  const about = {
    subjectType: 'case',
    subjectId: `${id}`,
    ordersId,
    lockerId,
    boxId,
    memberId,
  } as const;
  const { caseType, resolution, note } = story;
  const assigned = { assigneeId: keeper.byId };
  const commented = comments.map(({ commentId, time, byId }) => ({
    time,
    type: 'CASE_COMMENTED' as const,
    ...doer(byId ?? 0),
    data: { commentId },
  }));
  const lines: Omit<EventRow, 'subjectType' | 'subjectId'>[] = [
    {
      time: opened,
      type: 'CASE_OPENED',
      ...doer(opener.byId),
      toState: 'OPEN',
      data: { caseType },
    },
    ...commented,
  ];
  const by = doer(keeper.byId);
  if (taken !== null)
    lines.push({
      time: taken,
      type: 'CASE_ASSIGNED',
      ...by,
      toState: 'IN_PROGRESS',
      data: assigned,
    });
  if (resolved !== null)
    lines.push({
      time: resolved,
      type: 'CASE_RESOLVED',
      ...by,
      toState: 'RESOLVED',
      data: { resolution, note },
    });
  return lines.map((line) => ({ ...about, ...line }));
}

/** Adds the cases, their comments and their history to the network. */
export function buildCases(network: Network, parcels: readonly ParcelRow[]): void {
  const random = randomFrom(SEED);
  const inTime = parcels
    .filter(({ storeTime }) => (storeTime ?? 0) > network.now - SPAN - 5 * DAY)
    .toSorted((one, other) => (one.storeTime ?? 0) - (other.storeTime ?? 0));
  const places = Array.from({ length: COUNT }, (_, place) => place);
  const made: Case[] = places
    .flatMap((place) => factsOf(network, random, inTime, place) ?? [])
    .map((one, index) => ({ id: index + 1, ...one }));
  const comments = made.flatMap(commentsOf).map((row, index) => ({ commentId: index + 1, ...row }));
  network.rows.cases = made.map(rowOf);
  network.rows.caseComments = comments;
  for (const one of made) {
    const own = comments.filter(({ caseId }) => caseId === one.id);
    network.events.push(...historyOf(one, own));
  }
}
