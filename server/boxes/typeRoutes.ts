// Box types: the available box sizes and their dimensions.
import { boxTypes } from '../../contract/boxes/boxTypes.ts';
import type { Trx } from '../db/tables.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { badInput } from '../http/badInput.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { recordChange } from '../events/recordChange.ts';
import { doneBy } from '../events/doneBy.ts';

type Update = Handlers<typeof boxTypes>['update'];
type Sizes = Parameters<Update>[0]['boxTypeList'][number];

const held = (trx: Trx) =>
  trx.selectFrom('boxTypes').selectAll().orderBy('boxTypeId').forUpdate().execute();

type Held = Awaited<ReturnType<typeof held>>;

/** Sizes are edited as one record, whose lastUpdatedTime is the latest of any of them. */
const latestOf = (types: Held): number => Math.max(0, ...types.map((type) => type.lastUpdatedTime));

/** Resolves each entry by id and name; throws for unknown or duplicate ones. */
function known(types: Held, list: readonly Sizes[]) {
  const ids = new Set<number>();
  return list.map((sizes, place) => {
    const field = `boxTypeList.${place}.boxTypeId`;
    if (ids.has(sizes.boxTypeId)) throw badInput(field, 'repeated');
    ids.add(sizes.boxTypeId);
    const type = types.find(({ boxTypeId }) => boxTypeId === sizes.boxTypeId);
    if (!type) throw badInput(field, 'unknown');
    if (type.name !== sizes.name) throw badInput(`boxTypeList.${place}.name`, 'notAllowed');
    return { type, sizes };
  });
}

const update: Update = ({ boxTypeList }, context: RequestContext) =>
  context.database.transaction(async (trx) => {
    const types = await held(trx);
    const before = latestOf(types);
    const changes = known(types, boxTypeList);
    const latest = types.find(({ lastUpdatedTime }) => lastUpdatedTime === before);
    await refuseStale(trx, context, ['boxTypes', latest?.boxTypeId ?? 0], {
      boxTypeList: types,
      lastUpdatedTime: before,
    });
    const time = laterThan(before, context.now());
    for (const { type, sizes } of changes) {
      const { length, width, height } = sizes;
      const same = [length, width, height].join() === [type.length, type.width, type.height].join();
      if (same) continue;
      await trx
        .updateTable('boxTypes')
        .set({ length, width, height, lastUpdatedTime: time })
        .where('boxTypeId', '=', type.boxTypeId)
        .execute();
      await recordChange(trx, { ...doneBy(context), time }, ['boxTypes', type.boxTypeId], {
        from: type,
        to: { ...type, length, width, height },
      });
    }
    return { boxTypeList: await held(trx) };
  });

export const boxTypeRoutes = routesOf(boxTypes, {
  list: (_input, { database }) =>
    database.db.selectFrom('boxTypes').selectAll().orderBy('boxTypeId').execute(),
  update,
});
