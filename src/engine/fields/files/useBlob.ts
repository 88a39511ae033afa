// Object URL of a file fetched with the token, revoked once no component uses it.
import { useEffect, useState } from 'react';
import { fetchBlob } from '../../../dataProvider/call.ts';
import { isAborted } from '../../../dataProvider/callError.ts';
import type { FileSource } from './fileFrom.ts';
import type { AnyRow } from '../fieldType.ts';

interface Shown {
  readonly of: unknown;
  readonly address?: string;
  readonly failed?: boolean;
}

/** Object URL of a value; undefined while loading, `failed` on an error. */
export function useBlob(source: FileSource, value: unknown, row: AnyRow): Omit<Shown, 'of'> {
  const [shown, setShown] = useState<Shown>({ of: undefined });
  const { endpoint, ask } = source;
  useEffect(() => {
    if (value === null || value === undefined || value === '') return undefined;
    const given = new AbortController();
    let address: string | undefined;
    const fetchIt = async () => {
      try {
        const blob = await fetchBlob(endpoint, ask(value, row), { signal: given.signal });
        address = URL.createObjectURL(blob);
        if (given.signal.aborted) URL.revokeObjectURL(address);
        else setShown({ of: value, address });
      } catch (error) {
        if (!isAborted(error)) setShown({ of: value, failed: true });
      }
    };
    void fetchIt();
    return () => {
      given.abort();
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [endpoint, ask, value, row]);
  return shown.of === value ? shown : {};
}
