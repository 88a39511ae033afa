// Reads the text of a PDF as a reader would copy it: page by page, through the fonts' glyph tables.
import { inflateSync } from 'node:zlib';

interface Part {
  readonly dictionary: string;
  readonly stream: Buffer | undefined;
}

/** The numbered objects of the file, with decompressed streams. */
function partsOf(pdf: Buffer): Map<number, Part> {
  const text = pdf.toString('latin1');
  const parts = new Map<number, Part>();
  for (const found of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)(?=endobj)/g)) {
    const [, number, body = ''] = found;
    const from = body.indexOf('stream\n');
    const dictionary = from < 0 ? body : body.slice(0, from);
    const end = body.lastIndexOf('\nendstream');
    const raw = from < 0 ? undefined : Buffer.from(body.slice(from + 7, end), 'latin1');
    const packed = dictionary.includes('/FlateDecode');
    parts.set(Number(number), { dictionary, stream: raw && packed ? inflateSync(raw) : raw });
  }
  return parts;
}

const codePoints = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The character of each glyph of a font: its `ToUnicode` table. */
function glyphsOf(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', , list = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g)) {
      const start = parseInt(first, 16);
      [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
        const glyph = (start + index).toString(16).padStart(4, '0');
        glyphs.set(glyph, codePoints(hex.replaceAll(' ', '')));
      });
    }
  }
  return glyphs;
}

/** The tables of all fonts by the name that pages use. */
function fontsOf(parts: Map<number, Part>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const { dictionary } of parts.values()) {
    for (const [, name = '', number] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = parts.get(Number(number))?.dictionary ?? '';
      const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      const stream = parts.get(Number(table))?.stream;
      if (stream) fonts.set(name, glyphsOf(stream.toString('latin1')));
    }
  }
  return fonts;
}

/** The pages in order, each with its texts in drawing order. */
export function pdfText(bytes: Uint8Array): string[][] {
  const parts = partsOf(Buffer.from(bytes));
  const fonts = fontsOf(parts);
  const pages = [...parts.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const content = parts.get(Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]))?.stream;
    const texts: string[] = [];
    let glyphs = new Map<string, string>();
    for (const [, font, shown] of (content?.toString('latin1') ?? '').matchAll(
      /\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g,
    )) {
      if (font !== undefined) glyphs = fonts.get(font) ?? new Map<string, string>();
      if (shown === undefined) continue;
      const codes = [...shown.matchAll(/<(\w*)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      texts.push(codes.map((code) => glyphs.get(code) ?? '\uFFFD').join(''));
    }
    return texts;
  });
}
