// Parcel categories: the class of a parcel number.
import { z } from 'zod';
import { LOGIN_TYPES } from '../../domain/people/passwords.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { code, id, search, text, time } from '../scalars.ts';

const root = '/api/parcelCategory/v1';
const view = asking('PARCEL_CATEGORY_VIEW');
const edit = asking('PARCEL_CATEGORY_EDIT');

const parcelCategoryId = { parcelCategoryId: id };

/** R5.86: saving a parcel category requires `ex`, `category` and `mailClass`, otherwise a hint is shown. */
const draft = {
  /** Prefix of its parcels' numbers. */
  ex: code(40).min(1),
  category: text(100).min(1),
  mailClass: text(100).min(1),
};

export const parcelCategory = z.object({
  ...parcelCategoryId,
  ...draft,
  loginType: z.enum(LOGIN_TYPES),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

export const parcelCategories = collection({
  id: 'parcelCategoryId',
  // Whoever reserves selects a category.
  list: asking('PARCEL_CATEGORY_VIEW', 'PARCEL_RESERVE').listing(
    `${root}/query`,
    { ex: search },
    parcelCategory,
    ['ex', 'category', 'mailClass', 'loginType', 'creationTime', 'lastUpdatedTime'],
  ),
  one: view.get(`${root}/info/:parcelCategoryId`, parcelCategoryId, parcelCategory),
  create: edit.post(`${root}/create`, draft, parcelCategory),
  update: edit.post(`${root}/update`, { ...parcelCategoryId, ...draft }, parcelCategory),
  remove: edit.post(`${root}/delete`, parcelCategoryId, z.object({})),
});

/** Other endpoints for categories: the category of a parcel number; null if there is none. */
export const parcelCategoryCalls = {
  ofNumber: asking('PARCEL_RESERVE', 'PARCEL_VIEW', 'PARCEL_CATEGORY_VIEW').get(
    `${root}/getCategory/:parcelNumber`,
    { parcelNumber: text(40).min(1) },
    z.object({ category: z.string().nullable() }),
  ),
};
