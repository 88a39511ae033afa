// The pictures of a form: their order, names and upload progress.
import { createContext } from 'react';
import type { Queue, QueueItem } from '../../../domain/terminals/uploadQueue.ts';
import type { PictureError } from '../../../domain/terminals/pictures.ts';
import { UNSENT, type Uploader } from './uploader.ts';

/** One picture in its position. */
export interface Picture {
  /** The form value: the id of a file, or the key of one that has no id yet. */
  readonly id: string;
  /** The same before and after the upload, so that its row does not move. */
  readonly key: string;
  readonly name: string;
  /** Bytes; 0 where unknown. */
  readonly size: number;
  readonly fileId: string | undefined;
  readonly file: File | undefined;
  /** Upload progress; undefined for a stored picture. */
  readonly item: QueueItem | undefined;
}

/** A rejected file and the reason. */
export interface Refused {
  readonly name: string;
  readonly error: PictureError | 'double';
}

export interface Pictures {
  readonly pictures: readonly Picture[];
  readonly queue: Queue;
  readonly refused: readonly Refused[];
  readonly dispatch: Uploader['dispatch'];
  /** Resolves as soon as nothing is being uploaded. */
  readonly finished: Uploader['finished'];
  readonly add: (files: readonly File[]) => void;
  readonly remove: (picture: Picture) => void;
  readonly move: (from: number, to: number) => void;
  readonly closeRefused: () => void;
}

/** Shared by the field and the preview. */
export const PicturesOf = createContext<Pictures | undefined>(undefined);

/** Data of the stored pictures. */
export type Known = readonly {
  readonly fileId: string;
  readonly name: string;
  readonly size: number;
}[];

interface Sources {
  readonly known: Known;
  readonly items: readonly QueueItem[];
  readonly fileOf: Uploader['fileOf'];
  readonly keyOf: Uploader['keyOf'];
  readonly nameOf: (place: number) => string;
}

/** The form values as pictures. */
export function picturesOf(
  value: readonly string[],
  { known, items, fileOf, keyOf, nameOf }: Sources,
): readonly Picture[] {
  return value.map((id, index) => {
    const key = keyOf(id);
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
