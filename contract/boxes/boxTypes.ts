// Box types: the available box sizes.
import { z } from 'zod';
import { BOX_DIMENSION } from '../../domain/lockers/lockerSettings.ts';
import { asking } from '../endpoint.ts';
import { boxTypeId, text, time } from '../scalars.ts';

export const boxType = z.object({
  boxTypeId,
  name: z.string(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** SENT, DYNAMIC and CONTROL are reserved for the locker itself and cannot be booked. */
  management: z.boolean().optional(),
  lastUpdatedTime: time.optional(),
});

/** In centimetres, precise to the millimetre. */
export const dimension = z.number().min(BOX_DIMENSION.min).max(BOX_DIMENSION.max).multipleOf(0.1);

const sizes = z.strictObject({
  boxTypeId,
  name: text(20).min(1),
  length: dimension,
  width: dimension,
  height: dimension,
});

export const boxTypes = {
  list: asking('BOX_VIEW', 'LOCKER_VIEW', 'PARCEL_VIEW', 'SETTING_VIEW').get(
    '/api/locker/v1/box-type/query',
    {},
    z.array(boxType),
  ),
  /** Inner sizes of the given types; others are unchanged. A type is identified by id and name together. */
  update: asking('SETTING_EDIT').post(
    '/api/locker/v1/boxType/update',
    { boxTypeList: z.array(sizes).min(1).max(50) },
    z.object({ boxTypeList: z.array(boxType) }),
  ),
};
