// Worker thread that creates one PDF and exits, isolating its CPU and memory use.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { fonts } from '@embedpdf/fonts-sc';
import pdfmake from 'pdfmake';
import type { PdfOrder } from './makePdf.ts';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')),
  '../fonts',
);

/** Covers Latin, Greek, Cyrillic and Chinese. */
const FONT = 'Noto Sans Hans';
const fontOf = (weight: number): string =>
  join(folder, fonts.find((font) => font.weight === weight)?.file ?? '');

const GREY = '#5f6368';

function definitionOf({ title, notes, head, rows }: PdfOrder) {
  return {
    info: { title },
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [32, 36, 32, 40],
    defaultStyle: { font: FONT, fontSize: 8 },
    content: [
      { text: title, fontSize: 16, bold: true, margin: [0, 0, 0, 4] },
      ...notes.map((text) => ({ text, color: GREY })),
      {
        margin: [0, 10, 0, 0],
        layout: 'lightHorizontalLines',
        table: {
          headerRows: 1,
          widths: head.map(() => '*'),
          body: [head.map((text) => ({ text, bold: true })), ...rows.map((row) => [...row])],
        },
      },
    ],
    footer: (page: number, pages: number) => ({
      text: `${page} / ${pages}`,
      alignment: 'center',
      color: GREY,
      margin: [0, 12, 0, 0],
    }),
  };
}

pdfmake.setFonts({ [FONT]: { normal: fontOf(400), bold: fontOf(500) } });
pdfmake.setLocalAccessPolicy((path) => path.startsWith(folder));
pdfmake.setUrlAccessPolicy(() => false);
parentPort?.postMessage(await pdfmake.createPdf(definitionOf(workerData as PdfOrder)).getBuffer());
