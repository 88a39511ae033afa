// Maps events to the resources they change: only names and record ids.
import type { Selectable } from 'kysely';
import type { Needs } from '../../contract/endpoint.ts';
import {
  LIVE_RESOURCE_NAMES,
  LIVE_RESOURCES,
  type LiveNews,
  type LiveResource,
} from '../../contract/live.ts';
import type { EventType } from '../../domain/events.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { LIVE_IDS } from '../../domain/live.ts';
import type { EventsTable } from '../db/tables/events.ts';

/** The columns read from an event. */
export type EventFacts = Pick<
  Selectable<EventsTable>,
  'type' | 'subjectType' | 'subjectId' | 'lockerId' | 'boxId' | 'ordersId' | 'memberId'
>;

/** Events on these subjects change no displayed record. */
const NO_NEWS = new Set<string>(['session', 'refusal', 'export', 'audit', 'personal']);

/** Subjects without a column of their own. */
const BY_SUBJECT: Readonly<Record<string, LiveResource>> = {
  alert: 'alerts',
  case: 'cases',
  version: 'versions',
  message: 'messages',
};

/** Events that change a record of FIGURES, but none of the dashboard's figures. */
const NO_FIGURE = new Set<EventType>([
  'BOX_DOOR',
  'BOX_OPEN_ASKED',
  'BOX_OPENED',
  'BOX_OPEN_FAILED',
  'TERMINAL_KEY',
  'LOG_ASKED',
  'LOG_TOLD',
  'LOG_FAILED',
  'PIN_RESENT',
  'PIN_REVEALED',
  'ALERT_TOLD',
  'CASE_COMMENTED',
  'CASE_ATTACHED',
]);

/** Resources the dashboard's figures are counted from. */
const FIGURES: readonly LiveResource[] = [
  'lockers',
  'boxStates',
  'parcels',
  'members',
  'alerts',
  'cases',
];

type Gathered = Map<LiveResource, Set<number>>;

function add(gathered: Gathered, resource: LiveResource | undefined, id: number | null): void {
  if (resource === undefined || id === null) return;
  const ids = gathered.get(resource);
  if (ids) ids.add(id);
  else gathered.set(resource, new Set([id]));
}

function gather(gathered: Gathered, event: EventFacts): void {
  if (NO_NEWS.has(event.subjectType)) return;
  add(gathered, 'lockers', event.lockerId);
  add(gathered, 'boxStates', event.boxId);
  add(gathered, 'parcels', event.ordersId);
  add(gathered, 'members', event.memberId);
  add(gathered, BY_SUBJECT[event.subjectType], Number(event.subjectId));
}

/** The resources the events change; a resource with many changed records lists none. */
export function newsOf(events: readonly EventFacts[]): LiveNews {
  const gathered: Gathered = new Map();
  for (const event of events) gather(gathered, event);
  const news: Partial<Record<LiveResource, number[]>> = {};
  for (const [resource, ids] of gathered) news[resource] = ids.size > LIVE_IDS ? [] : [...ids];
  const counted: Gathered = new Map();
  for (const event of events) if (!NO_FIGURE.has(event.type)) gather(counted, event);
  if (FIGURES.some((resource) => counted.has(resource))) news.dashboard = [];
  return news;
}

/** Any record may have changed. */
export const EVERYTHING: LiveNews = Object.fromEntries(
  LIVE_RESOURCE_NAMES.map((resource) => [resource, []]),
);

/** Filters the updates by resources these authorities may read. */
export function newsFor(news: LiveNews, held: readonly string[]): LiveNews {
  const may = (needs: Needs) => typeof needs !== 'string' && holdsAny(held, needs);
  return Object.fromEntries(
    Object.entries(news).filter(([resource]) => may(LIVE_RESOURCES[resource as LiveResource])),
  );
}
