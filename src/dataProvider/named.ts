// A row with the `id` by which react-admin identifies it; the API has the resource's own key.
import type { Collection } from '../../contract/collection.ts';
import type { Row } from './collectionProvider.ts';

export const named = (collection: Collection, row: unknown): never =>
  ({ ...(row as Row), id: (row as Row)[collection.id] }) as never;
