// Exports the current list as a file, with its filters and sort.
import { useState } from 'react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { download } from '../../dataProvider/call.ts';
import { useFailure } from '../useFailure.ts';
import { useExportParams } from './useExportParams.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** Exports through server endpoints with the screen's filters and sort; `busy` is the running export. */
export function useExport() {
  const paramsOf = useExportParams();
  const showError = useFailure();
  const { once } = useOnce();
  const [busy, setBusy] = useState<Endpoint>();
  const take = async (endpoint: Endpoint) => {
    setBusy(endpoint);
    try {
      await download(endpoint, paramsOf(endpoint));
    } catch (error) {
      showError(error);
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, start: (endpoint: Endpoint) => once(() => take(endpoint)) };
}
