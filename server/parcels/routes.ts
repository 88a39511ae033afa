// Parcels: listed, read and exported. What is done to them stands in parcelActs.ts.
import type { Asked } from '../../contract/endpoint.ts';
import { parcels } from '../../contract/parcels.ts';
import { answer, type Answers } from '../http/answer.ts';
import type { Ask } from '../http/ask.ts';
import { csvExport, xlsxExport } from '../exports/exported.ts';
import { orderOf } from '../lists/listing.ts';
import { exportedParcels, parcelColumns } from './parcelExport.ts';
import { narrowed } from './parcelFilters.ts';
import { parcelInfo } from './parcelInfo.ts';
import { parcelRows } from './parcelRows.ts';
import { longPage, type Walk } from './parcelWalk.ts';

type Asking = Omit<Asked<(typeof parcels)['list']>, 'page' | 'size'>;

async function walkOf(ask: Ask, { sort, ...filters }: Asking): Promise<Walk> {
  return { ...(await narrowed(ask, filters)), order: orderOf(sort) };
}

const list: Answers<typeof parcels>['list'] = async ({ page, size, ...asked }, ask) =>
  longPage(await walkOf(ask, asked), { page, size }, (ids) => parcelRows(ask, ids));

const exported = async (asked: Asking, ask: Ask) =>
  exportedParcels(ask, {
    called: 'parcels',
    walk: await walkOf(ask, asked),
    columns: parcelColumns(ask.config.timeZone),
    asked,
  });

export const parcelAnswers = answer(parcels, {
  list,
  one: (input, ask) => parcelInfo(ask, input),
  exportCsv: async (asked, ask) => csvExport(ask, await exported(asked, ask)),
  exportXlsx: async (asked, ask) => xlsxExport(ask, await exported(asked, ask)),
});
