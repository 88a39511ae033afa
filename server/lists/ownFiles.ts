// Pictures and documents of an own collection: upload, download, and release when unused.
import type { z } from 'zod';
import type { Collection } from '../../contract/collection.ts';
import type { Piece } from '../../contract/pieces.ts';
import { FILE_MEANINGS, meaningOf, type FileMeaning } from '../../contract/scalars.ts';
import type { Trx } from '../db/tables.ts';
import type { RequestContext } from '../http/context.ts';
import type { OwnPurpose } from '../outside/filePurposes.ts';
import { keepFiles } from '../files/keepFiles.ts';
import { receiveFile } from '../files/receiveFile.ts';
import { giveFile } from '../files/giveFile.ts';
import type { Fields } from './tableQueries.ts';

const purposeOf = (collection: Collection, meaning: FileMeaning): OwnPurpose =>
  `${collection.feature ?? ''}/${meaning}`;

/** The fields whose value is a file, with their metadata. */
const fileFields = ({ list }: Collection): [field: string, meaning: FileMeaning][] =>
  (Object.entries(list.row.shape) as [string, z.ZodType][]).flatMap(([field, schema]) => {
    const meaning = FILE_MEANINGS.find((one) => one === meaningOf(schema));
    return meaning ? [[field, meaning] as [string, FileMeaning]] : [];
  });

/**
 * Attaches the files a saved record refers to and releases those it no longer does; of a removed record, whose row is
 * empty, all of them. A job deletes what is released. Throws BAD_INPUT for a file that does not exist, was uploaded for
 * another collection, or belongs to another record.
 */
export async function keepOwnFiles(
  trx: Trx,
  collection: Collection,
  { id, time }: { readonly id: number; readonly time: number },
  row: Fields,
  before: Fields = {},
): Promise<void> {
  for (const [field, meaning] of fileFields(collection)) {
    const now = row[field] ?? null;
    if (now === (before[field] ?? null)) continue;
    const kept = {
      field,
      purpose: purposeOf(collection, meaning),
      by: `${collection.feature}/${id}/${field}`,
    };
    await keepFiles(trx, kept, now === null ? [] : [now as string], time);
  }
}

/** The file handlers of a collection with picture or document fields; none for others. */
export function ownFileRoutes(collection: Collection) {
  const { uploadFile } = collection;
  if (!uploadFile) return {};
  return {
    uploadFile: (input: unknown, context: RequestContext) => {
      const { purpose, ...piece } = input as Piece & { purpose: FileMeaning };
      return receiveFile(context, purposeOf(collection, purpose), piece, uploadFile.largest);
    },
    readFile: (input: unknown, context: RequestContext) =>
      giveFile(context, (input as { fileId: string }).fileId, {
        shown: true,
        mayRead: (purpose) => purpose.startsWith(`${collection.feature}/`),
      }),
  };
}
