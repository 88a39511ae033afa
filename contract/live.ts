// Live news: which records changed, told while it happens. Resources and numbers alone; what they are now, screens ask as ever.
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
import { id } from './scalars.ts';
import { versions } from './terminals/versions.ts';

/** A stream says at least every ten seconds that it is alive; one that is silent for longer is not believed. Milliseconds. */
export const LIVE_SILENCE_MS = 25_000;

/** What is told of, and who may be told: whoever may ask for it. */
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

/** The resources by name. */
export const LIVE_RESOURCE_NAMES = Object.keys(LIVE_RESOURCES) as readonly LiveResource[];

/**
 * The `data` of each message: the resources of which something changed, each with the numbers of its records. None are
 * named where many changed, and of the dashboard, which has no records.
 */
export type LiveNews = Partial<Record<LiveResource, readonly number[]>>;

const listeners = Object.values<Needs>(LIVE_RESOURCES).flatMap((needs) =>
  typeof needs === 'string' ? [] : needs,
);

export const live = {
  /**
   * Server-sent events. Each message has an `id`; whoever was cut off hands in the last one as `since` and is told what
   * happened meanwhile.
   */
  listen: {
    ...asking(...([...new Set(listeners)] as [Authority, ...Authority[]])).file('/api/v1/live', {
      since: id.optional(),
    }),
    gives: 'events',
    feature: 'live',
  },
} as const;
