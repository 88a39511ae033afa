// Routes of shared views: read by everyone who may open the list, changed by few (domain/sharedViews.ts).
import { sql } from 'kysely';
import type { Listing, ParsedInput } from '../../contract/endpoint.ts';
import { sharedViews, type SharedView } from '../../contract/operations/sharedViews.ts';
import { SHARED_VIEWS_MAX } from '../../domain/limits.ts';
import { holdsAny } from '../../domain/people/authorities.ts';
import { mayChangeView, personalIn, VIEW_KEEPERS } from '../../domain/sharedViews.ts';
import { countRows } from '../db/countRows.ts';
import type { Db, Trx } from '../db/tables.ts';
import { doneBy } from '../events/doneBy.ts';
import { recordChange } from '../events/recordChange.ts';
import { badInput } from '../http/badInput.ts';
import type { RequestContext } from '../http/context.ts';
import { routesOf } from '../http/routesOf.ts';
import { parseInput } from '../http/input.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { refuseTaken } from '../http/taken.ts';
import { Problem } from '../system/problem.ts';
import { orderOf, orderSql, readPageOf } from './listing.ts';

type Found = Awaited<ReturnType<typeof lockView>>;

const mayOpen = ({ needs }: Listing, { user }: RequestContext): boolean =>
  typeof needs === 'string' ? needs === 'signedIn' : holdsAny(user.authoritySet, needs);

/** The list; a list that the caller may not open does not exist for them. */
function listOf(path: string, context: RequestContext): Listing {
  const found = context.lists.get(path);
  if (!found || !mayOpen(found, context)) throw new Problem('NOT_FOUND');
  return found;
}

const rows = (db: Db) =>
  db
    .selectFrom('sharedViews')
    .leftJoin('staff', 'staff.userId', 'sharedViews.sharedById')
    .selectAll('sharedViews')
    .select('staff.username as sharedBy');

const viewOutput = (
  { sharedById, ...view }: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>,
  { user }: RequestContext,
): SharedView => ({
  ...view,
  mine: sharedById === user.userId,
  mayChange: mayChangeView(sharedById, user),
});

const readView = async (trx: Trx, id: number, context: RequestContext) =>
  viewOutput(await rows(trx).where('id', '=', id).executeTakeFirstOrThrow(), context);

/** Locks a view that the caller may change. Throws NOT_FOUND, NOT_ALLOWED or STALE. */
async function lockView(trx: Trx, id: number, context: RequestContext) {
  const found = await trx
    .selectFrom('sharedViews')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND'));
  listOf(found.list, context);
  if (!mayChangeView(found.sharedById, context.user))
    throw new Problem('NOT_ALLOWED', { values: { needs: VIEW_KEEPERS.join(', ') } });
  await refuseStale(trx, context, ['sharedViews', id], await readView(trx, id, context));
  return found;
}

/** What the history has of a view. */
const facts = ({ list, name, filter, sort }: Pick<Found, 'list' | 'name' | 'filter' | 'sort'>) => ({
  list,
  name,
  filter: JSON.stringify(filter),
  sort,
});

/**
 * Filter and sort must be accepted by the list itself, so that no view makes it fail. The documented lists read their
 * filters from a query, as texts.
 */
function refuseForeign(listing: Listing, { filter, sort }: ParsedInput<typeof sharedViews.create>) {
  const personal = personalIn(filter);
  if (personal !== undefined) throw badInput(`filter.${personal}`, 'notAllowed');
  const paging = ['page', 'size', 'sort'].find((name) => Object.hasOwn(filter, name));
  if (paging !== undefined) throw badInput(`filter.${paging}`, 'unknown');
  const asText = Object.entries(filter).map(([name, value]) => [name, String(value)]);
  const params = listing.dialect === undefined ? Object.fromEntries(asText) : filter;
  parseInput(listing, { ...params, ...(sort && { sort }) }, {});
}

async function refuseMore(trx: Trx, list: string): Promise<void> {
  await sql`lock table "sharedViews" in share row exclusive mode`.execute(trx);
  const count = await countRows(trx.selectFrom('sharedViews').where('list', '=', list));
  if (count >= SHARED_VIEWS_MAX)
    throw new Problem('SHARED_VIEWS_FULL', { values: { most: SHARED_VIEWS_MAX } });
}

const saving = <T>({ database }: RequestContext, save: (trx: Trx) => Promise<T>): Promise<T> =>
  refuseTaken(database, 'sharedViews', save);

export const sharedViewRoutes = routesOf(sharedViews, {
  list: async ({ list, sort = 'id,asc', page, size }, context) => {
    const { db } = context.database;
    const open = [...context.lists.values()].filter((listing) => mayOpen(listing, context));
    const visible = open.map(({ path }) => path).filter((path) => !list || path === list);
    const order = orderOf(sort, sharedViews.list.row);
    const found = rows(db).where('list', '=', sql<string>`any(${visible})`);
    const place = orderSql(order, sql.ref(`sharedViews.${order.field}`), sql.ref('sharedViews.id'));
    const { content, ...paged } = await readPageOf(found.orderBy(place), { page, size });
    return { ...paged, content: content.map((view) => viewOutput(view, context)) };
  },

  create: (input, context) =>
    saving(context, async (trx) => {
      const { list, name, filter, sort = null } = input;
      refuseForeign(listOf(list, context), input);
      await refuseMore(trx, list);
      const by = doneBy(context);
      const { id } = await trx
        .insertInto('sharedViews')
        .values({
          list,
          name,
          filter: JSON.stringify(filter),
          sort,
          sharedById: by.byId,
          creationTime: by.time,
          lastUpdatedTime: by.time,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await recordChange(trx, by, ['sharedViews', id], { to: facts({ list, name, filter, sort }) });
      return readView(trx, id, context);
    }),

  update: ({ id, name }, context) =>
    saving(context, async (trx) => {
      const from = await lockView(trx, id, context);
      if (from.name === name) return readView(trx, id, context);
      const by = doneBy(context);
      const lastUpdatedTime = laterThan(from.lastUpdatedTime, by.time);
      await trx
        .updateTable('sharedViews')
        .set({ name, lastUpdatedTime })
        .where('id', '=', id)
        .execute();
      await recordChange(trx, { ...by, time: lastUpdatedTime }, ['sharedViews', id], {
        from: facts(from),
        to: facts({ ...from, name }),
      });
      return readView(trx, id, context);
    }),

  remove: ({ id }, context) =>
    saving(context, async (trx) => {
      const from = await lockView(trx, id, context);
      const removed = await readView(trx, id, context);
      await trx.deleteFrom('sharedViews').where('id', '=', id).execute();
      await recordChange(trx, doneBy(context), ['sharedViews', id], { from: facts(from) });
      return removed;
    }),
});
