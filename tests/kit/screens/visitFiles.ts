// The files that a visit uploads: of the kind that their name says.
import { writeXlsx } from 'hucre';
import { pngOf } from '../../../server/seed/network/pngOf.ts';
import { zipOf } from '../../../server/files/zip.ts';
import { sendableFile } from '../nodeForms.ts';

const PICTURE = { height: 5, colours: [[1, 2, 3]], colourAt: () => 0 } as const;

/** `2026-01-01 New Year, 2026-12-24` as two rows of two columns. */
const rowsOf = (content: string) =>
  content.split(', ').map((row) => [row.slice(0, 10), row.slice(11)]);

/** @param named `a.png` or `a.png: 40`, its width; `a.xlsx: 2026-01-01 New Year`; `a.zip`; another one with its text */
export async function fileNamed(named: string): Promise<File> {
  const [name = '', content = ''] = named.split(': ');
  const kinds: Record<string, () => string | Uint8Array | Promise<Uint8Array>> = {
    png: () => pngOf({ ...PICTURE, width: Number(content || 8) }),
    xlsx: () => writeXlsx({ sheets: [{ name: 'Sheet', rows: rowsOf(content) }] }),
    zip: () => zipOf([{ name: 'terminal/bin', content: Buffer.from('terminal'), mode: 0o100755 }]),
  };
  const make = kinds[name.split('.').at(-1) ?? ''] ?? (() => content);
  return sendableFile(await make(), name);
}
