// Rows written by the database and rows written by the server are the same text: CSV and workbooks, on both databases.
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/db/connect.ts';
import { csvDownload } from '../../../server/exports/csvDownload.ts';
import { csvLines } from '../../../server/exports/csvLines.ts';
import type { ExportColumn } from '../../../server/exports/export.ts';
import { writtenRows, type StoredColumn } from '../../../server/exports/storedList.ts';
import { xlsxDownload } from '../../../server/exports/xlsxDownload.ts';
import { xlsxLines } from '../../../server/exports/xlsxLines.ts';
import { emptyDatabase } from '../../kit/databases/testDatabase.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { sheetXml } from '../../kit/sheetXml.ts';

const SIGNS = `= + - @ , ; | " ' _x 1A é ＝ \t \n \r`.split(' ').concat(' ');

describe.each([
  ['PostgreSQL, or the default database', emptyDatabase],
  ['the embedded database', () => openDatabase({})],
] as const)('on %s', async (_name, open) => {
  const database = await forFile(open());

  it('whatever the text and the time, a row is written as the server writes its own', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...SIGNS)).map((all) => all.join('')),
    );
    const storable = text.map((each) => each.replaceAll(/\0|\p{Cs}/gu, ''));
    const time = fc.integer({ min: Date.UTC(2000, 0, 2), max: Date.UTC(2100, 11, 30) });
    const zone = fc.constantFrom(
      'Asia/Nicosia',
      'UTC',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Africa/Casablanca',
    );
    const rows = fc.array(fc.tuple(storable, time), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(rows, zone, async (given, timeZone) => {
        const stored: StoredColumn[] = [
          { header: 'Text', value: sql`"text"` },
          { header: 'Time', type: 'time', value: sql`"time"` },
          { header: 'Second', type: 'exactTime', value: sql`"time"` },
        ];
        const portion = (
          columns: unknown,
        ) => sql`select ${columns}, "n"::text as "place", "n" as "id", "n"
          from unnest(${given.map(([each]) => each)}::text[], ${given.map(([, each]) => each)}::bigint[])
            with ordinality as "given"("text", "time", "n")`;
        const own = () => ({
          name: 'own',
          timeZone,
          columns: [
            { header: 'Text', value: ([each]: [string, number]) => each },
            { header: 'Time', type: 'time', value: ([, each]: [string, number]) => each },
            { header: 'Second', type: 'exactTime', value: ([, each]: [string, number]) => each },
          ] satisfies ExportColumn<[string, number]>[],
          pages: (async function* all() {
            yield given;
          })(),
        });
        const textOf = async (format: typeof csvLines) => {
          const writing = { format, language: undefined, timeZone };
          const pages = writtenRows(database, { stored, portions: [portion] }, writing);
          let text = '';
          for await (const page of pages) text += page.texts.join('');
          return text;
        };
        expect(`Text,Time,Second\n${await textOf(csvLines)}`).toBe(await csvDownload(own()).text());
        const xml = await sheetXml(
          new Uint8Array(await xlsxDownload(own()).arrayBuffer()),
          'xl/worksheets/sheet1.xml',
        );
        const ownXml = xml.slice(xml.indexOf('<row r="2">'), xml.indexOf('</sheetData>'));
        expect(await textOf(xlsxLines)).toBe(ownXml);
      }),
      { numRuns: 60 },
    );
  });
});
