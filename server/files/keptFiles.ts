// Which record needs which files: what nobody needs is swept.
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import type { FileKindName } from '../outside/fileKinds.ts';

/** What a record needs files for: the field that names them, their kind, and the record itself as `resource/id`. */
export interface Keeper {
  readonly field: string;
  readonly kind: FileKindName;
  readonly by: string;
}

/**
 * Keeps exactly these files for the record and lets go of what it kept before. Refuses with BAD_INPUT at the field a
 * file that is not there, is of another kind, or is another record's.
 * @returns the files' sizes in bytes, in no order
 */
export async function keepFiles(
  trx: Transaction<Tables>,
  { field, kind, by }: Keeper,
  fileIds: readonly string[],
  now: number,
): Promise<number[]> {
  await trx
    .updateTable('files')
    .set({ keptBy: null, lastUpdatedTime: now })
    .where('keptBy', '=', by)
    .execute();
  if (fileIds.length === 0) return [];
  const kept = await trx
    .updateTable('files')
    .set({ keptBy: by })
    .where('fileId', 'in', [...fileIds])
    .where('kind', '=', kind)
    .where('keptBy', 'is', null)
    .returning('size')
    .execute();
  if (kept.length !== new Set(fileIds).size) throw badInput(field, 'unknown');
  return kept.map(({ size }) => size);
}
