// Exports what the filter matches as CSV, XLSX or PDF, made by the server, in the screen's order.
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { download } from '../../dataProvider/call.ts';
import type { Resource } from '../defineResource.ts';
import { Icon } from '../Icon.tsx';
import { useMayUse } from '../mayUse.ts';
import { useFailure } from '../useFailure.ts';
import { Popup } from './Popup.tsx';
import { useTotal } from './useTotal.ts';

/** "Exports through server endpoints carrying the screen's filters" and its sort. */
function useExport() {
  const { filterValues, sort } = useListContext();
  const tell = useFailure();
  const [busy, setBusy] = useState(false);
  const start = async (endpoint: Endpoint) => {
    setBusy(true);
    try {
      await download(endpoint, {
        ...filterValues,
        sort: `${sort.field},${sort.order.toLowerCase()}`,
      });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, start };
}

const FORMATS = { csv: 'log', xlsx: 'boxes', pdf: 'printer' } as const;

/** Those that the noun has and this person may take. */
function offeredOf(
  { export: endpoints = {} }: Resource['list'],
  mayUse: (what: Endpoint) => boolean,
) {
  return (['csv', 'xlsx', 'pdf'] as const).flatMap((format) => {
    const endpoint = endpoints[format];
    return endpoint && mayUse(endpoint) ? [{ format, endpoint }] : [];
  });
}

export function ExportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { total, isLeast } = useTotal();
  const mayUse = useMayUse();
  const { busy, start } = useExport();
  const formats = offeredOf(resource.list, mayUse);
  if (formats.length === 0) return null;
  const what = isLeast
    ? translate('engine.export.more', { total })
    : translate(`resources.${resource.name}.export`, { smart_count: total });
  const label = translate(busy ? 'engine.export.busy' : 'engine.export.label');
  const button = (
    <>
      <Icon name="down2" />
      <span className="word">{label}</span>
      <Icon name="down" />
    </>
  );
  return (
    <Popup button={button} label={what} title={label}>
      {(close) => (
        <div className="menu-sheet">
          <header>
            <h2>{what}</h2>
            <p className="small soft">{translate('engine.export.all')}</p>
          </header>
          {formats.map(({ format, endpoint }) => (
            <button
              key={format}
              type="button"
              className="menu-line"
              disabled={busy}
              onClick={() => {
                close();
                void start(endpoint);
              }}
            >
              <Icon name={FORMATS[format]} />
              <span className="grow">{translate(`engine.export.${format}`)}</span>
              <span className="small soft">{translate(`engine.export.${format}Hint`)}</span>
            </button>
          ))}
        </div>
      )}
    </Popup>
  );
}
