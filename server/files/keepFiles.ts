// Tracks which record uses which files; unused files are deleted by a job.
import type { Trx } from '../db/tables.ts';
import { badInput } from '../http/badInput.ts';
import type { PurposeName } from '../outside/filePurposes.ts';

/** The use of files: the field that names them, their purpose, and the record as `resource/id`. */
export interface Keeper {
  readonly field: string;
  readonly purpose: PurposeName;
  readonly by: string;
}

/**
 * Makes the record use exactly these files and releases its previous ones. Throws BAD_INPUT at the field for a
 * file that does not exist, has another purpose, or belongs to another record.
 * @returns the files' sizes in bytes, in no particular order
 */
export async function keepFiles(
  trx: Trx,
  { field, purpose, by }: Keeper,
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
    .where('purpose', '=', purpose)
    .where('keptBy', 'is', null)
    .returning('size')
    .execute();
  if (kept.length !== new Set(fileIds).size) throw badInput(field, 'unknown');
  return kept.map(({ size }) => size);
}
