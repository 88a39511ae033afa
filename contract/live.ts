// Live updates: a stream of changed resources and ids; screens refetch the data as usual.
import type { Authority } from '../domain/people/authorities.ts';
import { alerts } from './operations/alerts.ts';
import { boxStates } from './boxes/boxStates.ts';
import { cases } from './operations/cases.ts';
import { dashboard } from './reports/dashboard.ts';
import { asking, type Needs } from './endpoint.ts';
import { lockers } from './lockers/lockers.ts';
import { members } from './people/members.ts';
import { messages } from './messages/messages.ts';
import { parcels } from './parcels/parcels.ts';
import { id, type RecordId } from './scalars.ts';
import { versions } from './terminals/versions.ts';

/** A stream sends a heartbeat at least every ten seconds; after this silence the client treats it as dead. Milliseconds. */
export const LIVE_SILENCE_MS = 25_000;

/** The resources covered, and who receives them: users who may read the resource. */
export const LIVE_RESOURCES = {
  dashboard: dashboard.diagrams.needs,
  lockers: lockers.one.needs,
  boxStates: boxStates.list.needs,
  parcels: parcels.list.needs,
  members: members.list.needs,
  alerts: alerts.list.needs,
  cases: cases.list.needs,
  versions: versions.list.needs,
  messages: messages.list.needs,
} as const satisfies Record<string, Needs>;

export type LiveResource = keyof typeof LIVE_RESOURCES;

/** Resources by name. */
export const LIVE_RESOURCE_NAMES = Object.keys(LIVE_RESOURCES) as readonly LiveResource[];

/**
 * The `data` of a message: changed resources with the ids of their records. Ids are empty if many changed, and for the
 * dashboard, which has no records.
 */
export type LiveNews = Partial<Record<LiveResource, readonly RecordId[]>>;

const listeners = Object.values<Needs>(LIVE_RESOURCES).flatMap((needs) =>
  typeof needs === 'string' ? [] : needs,
);

export const live = {
  /**
   * Server-sent events. Each message has an `id`; a client that reconnects passes the last one as `since` and receives
   * the messages it missed.
   */
  listen: {
    ...asking(...([...new Set(listeners)] as [Authority, ...Authority[]])).file('/api/v1/live', {
      since: id.optional(),
    }),
    gives: 'events',
    feature: 'live',
  },
} as const;
