// The pictures of a form: which stand in it in which order, what they are called, and how far each one is.
import { createContext } from 'react';
import type { Queue, QueueItem } from '../../../domain/terminals/uploadQueue.ts';
import type { PictureError } from '../../../domain/terminals/pictures.ts';
import { UNSENT, type Uploader } from './uploader.ts';

/** One picture in its place. */
export interface Picture {
  /** What stands in the form: the id of a file, or the key of one that has none yet. */
  readonly id: string;
  /** The same before and after it was sent, so that its row stays where it is. */
  readonly key: string;
  readonly name: string;
  /** Bytes; 0 where nobody knows. */
  readonly size: number;
  readonly fileId: string | undefined;
  readonly file: File | undefined;
  /** How far it is; undefined for one that was there before. */
  readonly item: QueueItem | undefined;
}

/** A file that was not taken, and why. */
export interface Refused {
  readonly name: string;
  readonly fault: PictureError | 'double';
}

export interface Pictures {
  readonly pictures: readonly Picture[];
  readonly queue: Queue;
  readonly refused: readonly Refused[];
  readonly tell: Uploader['tell'];
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (picture: Picture) => void;
  readonly move: (from: number, to: number) => void;
  readonly closeRefused: () => void;
}

/** The form gives it to the field and to the preview. */
export const PicturesOf = createContext<Pictures | undefined>(undefined);

/** What is known of stored pictures. */
export type Known = readonly {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}[];

interface Sources {
  readonly known: Known;
  readonly items: readonly QueueItem[];
  readonly fileOf: Uploader['fileOf'];
  /** The keys that ids came from. */
  readonly became: ReadonlyMap<string, string>;
  readonly nameOf: (place: number) => string;
}

/** What stands in the form, as pictures. */
export function picturesOf(
  value: readonly string[],
  { known, items, fileOf, became, nameOf }: Sources,
): readonly Picture[] {
  return value.map((id, index) => {
    const key = became.get(id) ?? id;
    const file = fileOf(key);
    const stored = known.find(({ fileId }) => fileId === id);
    return {
      id,
      key,
      file,
      fileId: id.startsWith(UNSENT) ? undefined : id,
      name: file?.name ?? stored?.name ?? nameOf(index + 1),
      size: file?.size ?? stored?.size ?? 0,
      item: items.find((item) => item.key === key),
    };
  });
}
