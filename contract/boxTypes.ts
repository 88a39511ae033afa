// Box types: the sizes a box can have.
import { z } from 'zod';
import { asking } from './endpoint.ts';
import { id } from './scalars.ts';

export const boxType = z.object({
  boxTypeId: id,
  name: z.string(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** SENT, DYNAMIC and CONTROL belong to the locker itself and are never offered for booking. */
  management: z.boolean().optional(),
});

export const boxTypes = {
  list: asking('BOX_VIEW', 'LOCKER_VIEW', 'PARCEL_VIEW', 'SETTING_VIEW').get(
    '/api/locker/v1/box-type/query',
    {},
    z.array(boxType),
  ),
};
