// Exports the filtered list as CSV, XLSX or PDF from the server, in the list's order.
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslate } from 'react-admin';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Resource } from '../defineResource.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../useCanAccess.ts';
import { Popup } from '../../ui/Popup.tsx';
import { useExport } from './useExport.ts';
import { useTotal } from './pagination/useTotal.ts';

const FORMATS = { csv: 'log', xlsx: 'boxes', pdf: 'printer' } as const;

/** Formats that the resource has and the user may export. */
function offeredOf(
  { export: endpoints = {} }: Resource['list'],
  canAccess: (what: Endpoint) => boolean,
) {
  return (['csv', 'xlsx', 'pdf'] as const).flatMap((format) => {
    const endpoint = endpoints[format];
    return endpoint && canAccess(endpoint) ? [{ format, endpoint }] : [];
  });
}

export function ExportButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { total, isLeast } = useTotal();
  const canAccess = useCanAccess();
  const { busy, start } = useExport();
  const isBusy = busy !== undefined;
  const formats = offeredOf(resource.list, canAccess);
  if (formats.length === 0) return null;
  const what = isLeast
    ? translate('engine.export.more', { total })
    : translate(`resources.${resource.name}.export`, { smart_count: total });
  const label = translate(isBusy ? 'engine.export.busy' : 'engine.export.label');
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
          <div>
            <h2>{what}</h2>
            <p className="small soft">{translate('engine.export.all')}</p>
          </div>
          <MenuList autoFocusItem aria-label={what}>
            {formats.map(({ format, endpoint }) => (
              <MenuItem
                key={format}
                disabled={isBusy}
                onClick={() => {
                  close();
                  void start(endpoint);
                }}
              >
                <Icon name={FORMATS[format]} />
                <span className="grow">{translate(`engine.export.${format}`)}</span>
                <span className="small soft">{translate(`engine.export.${format}Hint`)}</span>
              </MenuItem>
            ))}
          </MenuList>
        </div>
      )}
    </Popup>
  );
}
