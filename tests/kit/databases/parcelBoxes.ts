// Boxes that take parcels; of the rows only what never changes.
import type { Database } from '../../../server/db/connect.ts';

export const parcelBoxes = ({ db }: Database) =>
  db
    .selectFrom('boxes')
    .innerJoin('boxTypes', 'boxTypes.boxTypeId', 'boxes.boxTypeId')
    .select(['boxId', 'lockerId'])
    .where('management', '=', false)
    .where('boxes.deletedAt', 'is', null)
    .execute();
