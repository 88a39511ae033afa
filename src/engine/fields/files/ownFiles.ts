// The files of an own collection's records: read from its own endpoint, sent to its own endpoint.
import { useContext, useMemo } from 'react';
import { FILE_TYPES, type FileMeaning } from '../../../../contract/scalars.ts';
import { Resources } from '../../resources.ts';
import { fileFrom, type FileSource } from './fileSource.ts';
import type { AnyRow } from '../fieldType.ts';

export interface OwnFiles {
  /** What may be chosen, e.g. `image/png,image/jpeg`. */
  readonly accept: string;
  /** The largest file, in bytes. */
  readonly largest: number;
  readonly source: FileSource;
  /** Sends a file and gives the id that stands for it. */
  readonly send: (file: File, signal: AbortSignal) => Promise<string>;
}

/** A file is read by its id alone. */
export const NO_ROW: AnyRow = {};

/** The files of this meaning in a collection; undefined where the collection has none. */
export function useOwnFiles(resourceName: string, kind: FileMeaning): OwnFiles | undefined {
  const collection = useContext(Resources)[resourceName]?.collection;
  return useMemo(() => {
    const { readFile, uploadFile } = collection ?? {};
    if (!readFile || !uploadFile) return undefined;
    return {
      accept: FILE_TYPES[kind].join(','),
      largest: uploadFile.largest,
      source: fileFrom(readFile, (fileId) => ({ fileId: String(fileId) })),
      send: async (file, signal) => {
        // Fetched when a file is chosen, so that lists do not pay for it.
        const { upload } = await import('../../../dataProvider/upload.ts');
        const answer = (await upload(uploadFile, file, { kind }, { signal })) as {
          result: string | null;
        };
        return answer.result ?? '';
      },
    };
  }, [collection, kind]);
}
