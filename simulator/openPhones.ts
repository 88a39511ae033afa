// The phones of the network's customers: the PINs in their SMS, by parcel number.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export interface Phones {
  /** The PIN last sent for this parcel. */
  pinOf(parcelNumber: string): string | undefined;
  /** Discards a PIN once it was used or rejected. */
  forget(parcelNumber: string): void;
}

const PIN = /(?<![\dA-Z])\d{6}(?![\dA-Z])/;
const NUMBERS = /(?=[A-Z0-9]*\d)[A-Z0-9]{7,}/g;

/** The text of a line `{ "to", "text" }`; empty for other lines. */
function textOf(line: string): string {
  try {
    const read: unknown = JSON.parse(line);
    return typeof read === 'object' && read !== null && 'text' in read ? String(read.text) : '';
  } catch {
    return '';
  }
}

/** The file's content from the offset `from` up to the last complete line. */
function readOn(file: string, from: number): string {
  let handle: number;
  try {
    handle = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(handle).size - from));
    const read = readSync(handle, bytes, 0, bytes.length, from);
    return bytes.toString('utf8', 0, bytes.subarray(0, read).lastIndexOf('\n') + 1);
  } finally {
    closeSync(handle);
  }
}

/** The phones whose SMS are appended to this file, one per line; none without a file. The file is read on each access. */
export function openPhones(file?: string): Phones {
  const pins = new Map<string, string>();
  let read = 0;
  const readNews = () => {
    const news = file === undefined ? '' : readOn(file, read);
    read += Buffer.byteLength(news);
    for (const line of news.split('\n')) {
      const text = textOf(line);
      const pin = PIN.exec(text)?.[0];
      if (pin) for (const number of text.match(NUMBERS) ?? []) pins.set(number, pin);
    }
    return pins;
  };
  return {
    pinOf: (parcelNumber) => readNews().get(parcelNumber),
    forget: (parcelNumber) => pins.delete(parcelNumber),
  };
}
