// Route: the category of a parcel number, for the reservation form while a number is typed.
import { parcelCategoryCalls } from '../../contract/parcels/parcelCategories.ts';
import { categoryOfNumber } from '../../domain/parcels/reservation.ts';
import { routesOf } from '../http/routesOf.ts';

export const parcelCategoryCallRoutes = routesOf(parcelCategoryCalls, {
  ofNumber: async ({ parcelNumber }, { database }) => {
    const categories = await database.db
      .selectFrom('parcelCategories')
      .select(['ex', 'category'])
      .execute();
    return { category: categoryOfNumber(parcelNumber, categories)?.category ?? null };
  },
});
