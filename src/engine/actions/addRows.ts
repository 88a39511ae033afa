// Adds ids to a record's list of ids and takes them out again, leaving the others as they are.
import type { z } from 'zod';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { timeRead } from '../form/timeRead.ts';
import type { Together } from './action.ts';

interface Lists {
  readonly collection: { readonly id: string; readonly one: Endpoint; readonly update: Endpoint };
  readonly list: string;
  readonly title: string;
}

const has = (ids: readonly RecordId[], id: RecordId) =>
  ids.some((one) => String(one) === String(id));

/** Saves the record as it is now with another list; it is not saved if the list stays the same. */
async function change(
  { collection, list }: Lists,
  id: RecordId,
  next: (listed: readonly RecordId[]) => readonly RecordId[],
): Promise<{ readonly record: AnyRow; readonly before: readonly RecordId[] }> {
  const record = (await call(collection.one, { [collection.id]: id })) as AnyRow;
  const before = record[list] as readonly RecordId[];
  const after = next(before);
  if (after.length === before.length) return { record, before };
  const { shape } = collection.update.input as z.ZodObject;
  const input = Object.keys(shape).map((name) => [name, record[name]]);
  const changed = { ...Object.fromEntries(input), [list]: after };
  await call(collection.update, changed, { asRead: timeRead(record) });
  return { record, before };
}

/** A save by somebody else meanwhile refuses it: the record is read anew on the next try. */
export async function addRows(
  lists: Lists,
  id: RecordId,
  ids: readonly RecordId[],
): Promise<Together> {
  const { record, before } = await change(lists, id, (listed) => [
    ...listed,
    ...ids.filter((one) => !has(listed, one)),
  ]);
  const added = ids.filter((one) => !has(before, one));
  const values = { into: record[lists.title] };
  if (added.length === 0) return { values };
  const undo = () => change(lists, id, (listed) => listed.filter((one) => !has(added, one)));
  return { values, undo };
}
