// Routes of parcels: list, read and export. Actions are in actionRoutes.ts.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { routesOf, type Handlers } from '../http/routesOf.ts';
import type { RequestContext } from '../http/context.ts';
import { exportsOf } from '../exports/exported.ts';
import { orderOf } from '../lists/listing.ts';
import { exportedParcels } from './exportedParcels.ts';
import { narrowed } from './parcelFilters.ts';
import { parcelInfo } from './parcelInfo.ts';
import { parcelRows } from './parcelRows.ts';
import { longPage, type Walk } from './parcelWalk.ts';

type Asking = Omit<ParsedInput<(typeof parcels)['list']>, 'page' | 'size'>;

async function walkOf(context: RequestContext, { sort, ...filters }: Asking): Promise<Walk> {
  return { ...(await narrowed(context, filters)), order: orderOf(sort) };
}

const list: Handlers<typeof parcels>['list'] = async ({ page, size, ...params }, context) =>
  longPage(await walkOf(context, params), { page, size }, (ids) => parcelRows(context, ids));

const exported = async (params: Asking, context: RequestContext) =>
  exportedParcels(context, {
    called: 'parcels',
    walk: await walkOf(context, params),
    params,
  });

export const parcelRoutes = routesOf(parcels, {
  list,
  one: (input, context) => parcelInfo(context, input),
  ...exportsOf(exported),
});
