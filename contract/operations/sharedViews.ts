// Shared views of lists: named filters and a sort, for everyone who may open the list. Not in the specification.
import { z } from 'zod';
import {
  SHARED_VIEW_FILTERS_MAX,
  SHARED_VIEW_NAME_MAX,
  SHARED_VIEW_VALUE_MAX,
} from '../../domain/limits.ts';
import { signedIn } from '../endpoint.ts';
import { id, text, time } from '../scalars.ts';

const root = '/api/v1/shared-views';
const own = `${root}/:id`;

/** Servers announce it by the name of the resource. */
export const SHARED_VIEWS_FEATURE = 'shared-views';
const announced = { dialect: 'simple-rest', feature: SHARED_VIEWS_FEATURE } as const;

const name = text(SHARED_VIEW_NAME_MAX).min(1);
/** The path of the list's call, such as `/api/locker/v1/locker/query`. */
const list = text(200).min(1);
const value = z.union([z.string().max(SHARED_VIEW_VALUE_MAX), z.number(), z.boolean()]);
/** Values by name, as in a request of the list. */
const filter = z
  .record(text(60), value)
  .refine((filters) => Object.keys(filters).length > 0, 'missing')
  .refine((filters) => Object.keys(filters).length <= SHARED_VIEW_FILTERS_MAX, 'tooBig');
/** As in a request of the list: `lockerName,asc`; null for its usual order. */
const sort = text(100).min(1).nullable();

const view = z.object({
  id,
  list,
  name,
  filter: z.record(z.string(), value),
  sort,
  /** The user name of whoever shared it; null if the account does not exist. */
  sharedBy: z.string().nullable(),
  /** Whether the caller shared it. */
  mine: z.boolean(),
  /** Whether the caller may rename and remove it (domain/sharedViews.ts). */
  mayChange: z.boolean(),
  creationTime: time,
  lastUpdatedTime: time,
});

export type SharedView = z.input<typeof view>;

/** Of lists that the caller may open; the views of others do not exist for them (NOT_FOUND). */
export const sharedViews = {
  list: {
    ...signedIn.listing(root, { list: list.optional() }, view, ['id', 'name']),
    ...announced,
  },
  create: {
    ...signedIn.post(root, { list, name, filter, sort: sort.optional() }, view),
    ...announced,
  },
  update: { ...signedIn.put(own, { id, name }, view), ...announced },
  remove: { ...signedIn.delete(own, { id }, view), ...announced },
};
