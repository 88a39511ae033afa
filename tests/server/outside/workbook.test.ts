// A workbook is read as other programs write it, without ever holding more than its first two columns.
import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { type Entry, fromBufferPromise } from 'yauzl';
import { readCalendar } from '../../../domain/lockers/holidays.ts';
import { zipOf } from '../../../server/files/zip.ts';
import { readWorkbook } from '../../../server/outside/readWorkbook.ts';
import { olderWorkbook, type OlderSheet } from './olderWorkbook.ts';

const SHEET = 'xl/worksheets/sheet1.xml';

/** A workbook whose only sheet is written by hand. */
async function workbookOf(rows: string): Promise<Buffer> {
  const book = await writeXlsx({ sheets: [{ name: 'Holidays', rows: [['Day', 'Name']] }] });
  const zip = await fromBufferPromise(Buffer.from(book), {});
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheet = `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
  const files = [];
  for (const entry of entries) {
    const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part);
    const content = entry.fileName === SHEET ? Buffer.from(sheet) : Buffer.concat(parts);
    files.push({ name: entry.fileName, content });
  }
  return zipOf(files);
}

const cell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

it('reads the first two columns, each row in its place', async () => {
  const rows = `<row r="1">${cell('A1', 'Day')}${cell('B1', 'Name')}</row><row r="3">${cell('A3', '2027-01-01')}${cell('B3', 'New Year')}${cell('C3', 'Athens')}</row>`;
  const read = await readWorkbook(await workbookOf(rows));
  expect(read.map(({ row, day, name }) => [row, day, name])).toEqual([
    [1, 'Day', 'Name'],
    [2, null, null],
    [3, '2027-01-01', 'New Year'],
  ]);
});

it('fills no row up to a cell far to the right, however many rows have one', async () => {
  const far = Array.from({ length: 20_000 }, (_, row) => `<c r="XFD${row + 1}"><v>1</v></c>`);
  const read = await readWorkbook(await workbookOf(`<row r="1">${far.join('')}</row>`));
  expect(read.filter(({ day, name }) => day !== null || name !== null)).toEqual([]);
});

const TRANSITIONAL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const HEADING = `<row r="1">${cell('A1', 'Date')}${cell('B1', 'Name')}</row>`;
const CHRISTMAS = `<row r="2"><c r="A2" s="1"><v>46746</v></c>${cell('B2', 'Christmas Day')}</row>`;

interface Sheet {
  readonly rows: string;
  readonly state?: 'hidden' | 'veryHidden';
  /** The sheet has a chart alone. */
  readonly chart?: true;
}

/** How a program writes its workbooks. */
interface Program {
  /** The part of the workbook. */
  readonly part?: string;
  /** The part as the relation of the package names it. */
  readonly target?: string;
  readonly relations?: string;
  readonly prefix?: string;
  readonly properties?: string;
  /** The format of the cells with style 1: built in, or a code of its own. */
  readonly format?: number;
}

/** A workbook as a program writes it, part by part. */
function written(sheets: readonly Sheet[], program: Program = {}): Buffer {
  const { part = 'xl/workbook.xml', target = part, relations = TRANSITIONAL } = program;
  const { prefix = '', properties = '<workbookPr/>', format = 164 } = program;
  const [folder = '', name = ''] = part.split(/\/(?=[^/]*$)/);
  const strict = relations === STRICT;
  const main = strict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const root = (tag: string, content: string) =>
    `<${tag} xmlns="${main}" xmlns:r="${relations}">${content}</${tag}>`;
  const prefixed = (xml: string) =>
    prefix === ''
      ? xml
      : xml.replaceAll(/<(\/?)(?=\w)/g, `<$1${prefix}:`).replace('xmlns=', `xmlns:${prefix}=`);
  const relation = (id: number, type: string, to: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${to}"/>`;
  const related = (content: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${content}</Relationships>`;
  const listed = sheets.map(
    ({ state }, place) =>
      `<sheet name="S${place}" sheetId="${place + 1}"${state ? ` state="${state}"` : ''} r:id="rId${place + 1}"/>`,
  );
  const styles = `<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy-mm-dd"/></numFmts><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${format}" applyNumberFormat="1"/></cellXfs>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': related(relation(1, 'officeDocument', target)),
    [part]: prefixed(root('workbook', `${properties}<sheets>${listed.join('')}</sheets>`)),
    [`${folder}/_rels/${name}.rels`]: related(
      sheets
        .map(({ chart }, at) =>
          relation(at + 1, `${chart ? 'chart' : 'work'}sheet`, `sheets/${at}.xml`),
        )
        .join('') + relation(99, 'styles', 'styles.xml'),
    ),
    [`${folder}/styles.xml`]: prefixed(root('styleSheet', styles)),
  };
  for (const [place, { rows }] of sheets.entries())
    parts[`${folder}/sheets/${place}.xml`] = prefixed(
      root('worksheet', `<sheetData>${rows}</sheetData>`),
    );
  return zipOf(
    Object.entries(parts).map(([file, xml]) => ({ name: file, content: Buffer.from(XML + xml) })),
  );
}

const calendar = { rows: HEADING + CHRISTMAS };
const holidaysIn = async (book: Buffer) => readCalendar(await readWorkbook(book));
const ofChristmas = {
  holidays: [{ row: 2, date: '2027-12-25', name: 'Christmas Day' }],
  errors: [],
};

describe('a workbook of another program', () => {
  it.each<[string, Program]>([
    ['the usual names', {}],
    ['its workbook in workbook2.xml', { part: 'xl/workbook2.xml' }],
    ['an absolute target', { part: 'xl/workbook2.xml', target: '/xl/workbook2.xml' }],
    ['another folder', { part: 'content/book.xml' }],
    ['strict OOXML', { relations: STRICT }],
    ['strict OOXML under another name', { relations: STRICT, part: 'xl/workbook3.xml' }],
    ['prefixed elements', { prefix: 'x' }],
    ['a Chinese date format', { format: 31 }],
    ['another Chinese date format', { format: 57 }],
  ])('is read with %s', async (_, program) => {
    expect(await holidaysIn(written([calendar], program))).toEqual(ofChristmas);
  });

  it('is read with dates since 1904', async () => {
    const rows = (HEADING + CHRISTMAS).replace('46746', `${46_746 - 1_462}`);
    const book = written([{ rows }], { properties: '<workbookPr date1904="1"/>' });
    expect(await holidaysIn(book)).toEqual(ofChristmas);
  });

  it.each([
    ['a date and time in ISO form', '<c r="A2" t="d"><v>2027-12-25T00:00:00Z</v></c>'],
    ['a date in ISO form', '<c r="A2" t="d"><v>2027-12-25</v></c>'],
    ['a Chinese text', cell('A2', '2027年12月25日')],
    ['a German text', cell('A2', '25.12.2027')],
    ['43 seconds short of midnight', '<c r="A2" s="1"><v>46745.999502314815</v></c>'],
    ['9 minutes short of midnight', '<c r="A2" s="1"><v>46745.993506944446</v></c>'],
    ['5 minutes after midnight', '<c r="A2" s="1"><v>46746.003472222219</v></c>'],
  ])('is read with %s', async (_, day) => {
    const rows = `${HEADING}<row r="2">${day}${cell('B2', 'Christmas Day')}</row>`;
    expect(await holidaysIn(written([{ rows }]))).toEqual(ofChristmas);
  });

  it.each([
    ['22:00 of the day before', '46745.916666666664'],
    ['noon', '46746.5'],
    ['twenty minutes after midnight', '46746.013888888891'],
  ])('has an error in the row that holds %s', async (_, serial) => {
    const book = written([{ rows: HEADING + CHRISTMAS.replace('46746', serial) }]);
    const { holidays, errors } = await holidaysIn(book);
    expect(holidays).toEqual([]);
    expect(errors).toMatchObject([{ row: 2, error: 'time' }]);
  });
});

describe('the first visible worksheet', () => {
  const other = { rows: HEADING + CHRISTMAS.replace('Christmas Day', 'Old') };
  it.each<[string, Sheet[]]>([
    ['after a hidden one', [{ ...other, state: 'hidden' }, calendar]],
    ['after a very hidden one', [{ ...other, state: 'veryHidden' }, calendar, other]],
    ['after two', [{ ...other, state: 'hidden' }, { ...other, state: 'veryHidden' }, calendar]],
    ['after a chart', [{ rows: '', chart: true }, calendar, other]],
    [
      'after charts and a hidden sheet',
      [
        { rows: '', chart: true },
        { ...other, state: 'hidden' },
        { rows: '', chart: true },
        calendar,
      ],
    ],
    ['before others', [calendar, other, { ...other, state: 'hidden' }]],
  ])('is read %s', async (_, sheets) => {
    expect(await holidaysIn(written(sheets))).toEqual(ofChristmas);
  });
});

describe('a workbook of the older format', () => {
  const own: OlderSheet = {
    name: 'Holidays 2027',
    rows: [[46_746, 'Christmas Day'], undefined, [46_747, '节礼日']],
  };
  const old: OlderSheet = { name: '旧', rows: [[46_000, 'Old']] };
  it.each<[string, OlderSheet[]]>([
    ['one sheet', [own]],
    ['a hidden sheet before', [{ ...old, state: 1 }, own]],
    ['a chart before', [{ ...old, type: 2 }, own]],
    [
      'hidden sheets before and one after',
      [{ ...old, state: 2 }, { ...old, name: 'x', state: 1 }, own, old],
    ],
  ])('is read with %s, each row in its place', async (_, sheets) => {
    expect(await holidaysIn(olderWorkbook(sheets))).toEqual({
      holidays: [
        { row: 1, date: '2027-12-25', name: 'Christmas Day' },
        { row: 3, date: '2027-12-26', name: '节礼日' },
      ],
      errors: [],
    });
  });

  it('has an error in the row that holds a time of day', async () => {
    const book = olderWorkbook([
      {
        ...own,
        rows: [
          [46_745.9995, 'Christmas Day'],
          [46_746.9, 'x'],
        ],
      },
    ]);
    expect(await holidaysIn(book)).toMatchObject({
      holidays: [{ row: 1, date: '2027-12-25' }],
      errors: [{ row: 2, error: 'time' }],
    });
  });
});

it.each([
  ['a workbook whose sheets are all hidden', written([{ ...calendar, state: 'hidden' }])],
  ['a workbook of charts', written([{ ...calendar, chart: true }])],
  ['a relation without its part', written([calendar], { target: 'xl/other.xml' })],
  ['a relation to a text document', written([], { part: 'word/document.xml' })],
  [
    'an OpenDocument spreadsheet',
    zipOf([
      { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
    ]),
  ],
])('refuses %s', async (_, book) => {
  await expect(readWorkbook(book)).rejects.toMatchObject({ code: 'HOLIDAY_FORMAT' });
});
