// The parts of a workbook with one sheet that are the same for every list, and the beginning and end of the sheet.
import { CELL_STYLES, NUMBER_FORMATS } from './xlsxCells.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${FORMATS}/spreadsheetml/2006/main"`;
const RELATIONSHIPS = `xmlns="${FORMATS}/package/2006/relationships"`;
const OF_DOCUMENTS = `${FORMATS}/officeDocument/2006/relationships`;
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relationships = (...targets: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships ${RELATIONSHIPS}>${targets
    .map(
      ([type, target], place) =>
        `<Relationship Id="rId${place + 1}" Type="${OF_DOCUMENTS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const typeOf = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${CONTENT}.${type}+xml"/>`;

export const SHEET = 'xl/worksheets/sheet1.xml';

/** By name; the sheet is beside them. */
export const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${XML}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typeOf('workbook', 'sheet.main')}${typeOf('worksheets/sheet1', 'worksheet')}${typeOf('styles', 'styles')}</Types>`,
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `${XML}<workbook ${MAIN} xmlns:r="${OF_DOCUMENTS}"><sheets><sheet name="List" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/styles.xml': `${XML}<styleSheet ${MAIN}><numFmts count="4">${NUMBER_FORMATS}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${CELL_STYLES}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

const WIDTH = 20;

/** Up to the first row, which stays visible. */
export const sheetBeginning = (columns: number): string =>
  `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${columns}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`;

export const SHEET_END = '</sheetData></worksheet>';
