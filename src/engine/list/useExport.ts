// Exports the current list as a file, with its filters and sort.
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { download } from '../../dataProvider/call.ts';
import { useFailure } from '../useFailure.ts';
import { useOnce } from '../../ui/useOnce.ts';

/** Input of an endpoint that accepts the current list's filters, and its sort if supported. */
export function useExportParams(): (endpoint: Endpoint) => Record<string, unknown> {
  const { filterValues, sort } = useListContext();
  return ({ input }) => {
    const sorts = Object.hasOwn((input as { shape?: object }).shape ?? {}, 'sort');
    return { ...filterValues, ...(sorts && { sort: `${sort.field},${sort.order.toLowerCase()}` }) };
  };
}

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
