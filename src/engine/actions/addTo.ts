// An action that adds rows to a record of another resource, which lists them: lockers to a group.
import { z } from 'zod';
import type { Collection } from '../../../contract/collection.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { reference } from '../../../contract/scalars.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { EndpointAction } from './action.ts';

type Listing = Collection & { readonly one: Endpoint; readonly update: Endpoint };

interface Options<C extends Listing, R> {
  /** The field of the dialog, which has the resource's label for it. */
  readonly asks: string;
  /** The field that lists the rows. */
  readonly list: keyof Input<C['update']> & string;
  /** The field with the record's name. */
  readonly title: keyof Input<C['update']> & string;
  readonly id: (row: R) => RecordId;
}

/**
 * Asks for a record and adds the rows to it, in one save; rows that it lists already stay. Its undo takes out what was
 * added. Offered to users who may change such records, where the server announces them.
 */
export const addTo = <C extends Listing, R>(
  resourceName: string,
  collection: C,
  { asks, list, title, id }: Options<C, R>,
): EndpointAction<R> => ({
  does: 'call',
  on: ['row', 'selection'],
  endpoint: { ...collection.update, input: z.object({ [asks]: reference(resourceName) }) },
  with: () => ({}),
  asks: [asks],
  together: async (rows, { [asks]: chosen }) => {
    const { addRows } = await import('./addRows.ts');
    return addRows({ collection, list, title }, chosen as RecordId, rows.map(id));
  },
});
