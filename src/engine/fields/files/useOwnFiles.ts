// Files of an own collection's records, read and uploaded by its endpoints.
import { useContext, useMemo } from 'react';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { FILE_TYPES, type FileMeaning } from '../../../../contract/scalars.ts';
import { Resources } from '../../resources.ts';

export interface OwnFiles {
  /** Accepted media types, e.g. `image/png,image/jpeg`. */
  readonly accept: string;
  /** Maximum file size in bytes. */
  readonly largest: number;
  /** Returns a file by its id. */
  readonly readFile: Endpoint;
  /** Uploads a file and returns its id. */
  readonly send: (file: File, signal: AbortSignal) => Promise<string>;
}

/** The files of this meaning in a collection; undefined if there are none. */
export function useOwnFiles(resourceName: string, purpose: FileMeaning): OwnFiles | undefined {
  const collection = useContext(Resources)[resourceName]?.collection;
  return useMemo(() => {
    const { readFile, uploadFile } = collection ?? {};
    if (!readFile || !uploadFile) return undefined;
    return {
      accept: FILE_TYPES[purpose].join(','),
      largest: uploadFile.largest,
      readFile,
      send: async (file, signal) => {
        // Loaded when a file is chosen, so that lists do not load it.
        const { upload } = await import('../../../dataProvider/upload.ts');
        const answer = (await upload(uploadFile, file, { purpose }, { signal })) as {
          result: string | null;
        };
        return answer.result ?? '';
      },
    };
  }, [collection, purpose]);
}
