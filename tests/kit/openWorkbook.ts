// Reads a workbook with a different library than the one that wrote it.
import { readSheet } from 'read-excel-file/node';

/** A time is the local one as if it were UTC. */
export type WorkbookCell = string | number | Date | null;

/** The rows of the first sheet; null where a cell is empty. */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookCell[][]> {
  const rows = await readSheet(Buffer.from(bytes), { trim: false });
  return rows.map((row) => row.map((cell) => (cell === '' ? null : (cell as WorkbookCell))));
}
