// Reads a workbook with a different library than the one that wrote it.
import { readSheet } from 'read-excel-file/node';

/** The rows of the first sheet: texts and numbers, null where a cell is empty. */
export async function openWorkbook(bytes: Uint8Array): Promise<(string | number | null)[][]> {
  const rows = await readSheet(Buffer.from(bytes), { trim: false });
  return rows.map((row) =>
    row.map((cell) => (cell === '' ? null : (cell as string | number | null))),
  );
}
