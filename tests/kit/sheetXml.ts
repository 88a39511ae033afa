// The parts of a workbook as they are in the file: for what reading programs do not tell.
import { fromBuffer } from 'yauzl';
import { text } from 'node:stream/consumers';

/** The text of a part, such as `xl/worksheets/sheet1.xml`. */
export const sheetXml = (bytes: Uint8Array, part: string): Promise<string> =>
  new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on('error', reject);
      zip.on('end', () => reject(new Error(`no part ${part}`)));
      zip.on('entry', (entry) => {
        if (entry.fileName !== part) return zip.readEntry();
        zip.openReadStream(entry, (failed, stream) =>
          failed ? reject(failed) : resolve(text(stream)),
        );
      });
      zip.readEntry();
    });
  });
