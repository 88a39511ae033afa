// Exports what the filter matches as CSV or XLSX, made by the server, in the screen's order.
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { download } from '../../dataProvider/call.ts';
import type { Resource } from '../defineResource.ts';
import { Icon } from '../Icon.tsx';
import { useMayUse } from '../mayUse.ts';
import { useFailure } from '../useFailure.ts';

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

const FORMATS = ['csv', 'xlsx'] as const;

export function ExportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { total } = useListContext();
  const mayUse = useMayUse();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { busy, start } = useExport();
  const endpoints = resource.list.export;
  if (!endpoints || !mayUse(endpoints.csv)) return null;
  const what = translate(`resources.${resource.name}.export`, { smart_count: total ?? 0 });
  return (
    <>
      <button
        type="button"
        className="btn"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={busy}
        disabled={busy}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="down2" />
        {translate(busy ? 'engine.export.busy' : 'engine.export.label')}
        <Icon name="down" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{ list: { 'aria-label': what } }}
      >
        <li className="menu-head" role="presentation">
          <b>{what}</b>
          <p className="small soft">{translate('engine.export.all')}</p>
        </li>
        {FORMATS.map((format) => (
          <MenuItem
            key={format}
            onClick={() => {
              setAnchor(null);
              void start(endpoints[format]);
            }}
          >
            <Icon name={format === 'csv' ? 'log' : 'boxes'} />
            <span className="grow">{translate(`engine.export.${format}`)}</span>
            <span className="small soft">{translate(`engine.export.${format}Hint`)}</span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
