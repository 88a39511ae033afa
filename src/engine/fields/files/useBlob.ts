// Object URL of a file fetched with the token, revoked once no component uses it.
import { useEffect, useState } from 'react';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import { fetchBlob } from '../../../dataProvider/call.ts';
import { isAborted } from '../../../dataProvider/callError.ts';

interface Shown {
  readonly of: string | undefined;
  readonly address?: string;
  readonly failed?: boolean;
}

/** Object URL of a file that the endpoint returns by its id; undefined while loading, `failed` on an error. */
export function useBlob(endpoint: Endpoint, fileId: string | undefined): Omit<Shown, 'of'> {
  const [shown, setShown] = useState<Shown>({ of: undefined });
  useEffect(() => {
    if (fileId === undefined) return undefined;
    const given = new AbortController();
    let address: string | undefined;
    const fetchIt = async () => {
      try {
        const blob = await fetchBlob(endpoint, { fileId }, { signal: given.signal });
        address = URL.createObjectURL(blob);
        if (given.signal.aborted) URL.revokeObjectURL(address);
        else setShown({ of: fileId, address });
      } catch (error) {
        if (!isAborted(error)) setShown({ of: fileId, failed: true });
      }
    };
    void fetchIt();
    return () => {
      given.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [endpoint, fileId]);
  return shown.of === fileId ? shown : {};
}
