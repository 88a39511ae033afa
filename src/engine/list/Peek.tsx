// A row of the list with all its fields and actions, beside the list.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useMemo } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { IconButton } from '../../ui/IconButton.tsx';
import { useActions } from '../actions/useActions.ts';
import { RecordActions } from '../actions/RecordActions.tsx';
import { MoreButton } from '../actions/MoreButton.tsx';
import type { Resource } from '../defineResource.ts';
import { Facts } from '../Facts.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { drawnField } from './table/fields.ts';
import { useColumns } from './table/useColumns.ts';
import { usePeek } from './usePeek.ts';

/** Over the right of the list where both have no room. */
const style = {
  position: 'sticky',
  top: 72,
  width: 360,
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  p: '12px 16px 16px',
  '@media (min-width: 1420px)': { ml: 1.5 },
  '@media (max-width: 1419.98px)': {
    gridArea: '1 / 1',
    justifySelf: 'end',
    zIndex: 3,
    boxShadow: 'var(--shadow)',
  },
  '& .facts > div': { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 1.5 },
} as const;

export default function Peek({ resource, row }: { resource: Resource; row: AnyRow }) {
  const translate = useTranslate();
  const { data = [] } = useListContext();
  const { messages, pageOf, follow } = useActions();
  const { all } = useColumns(resource);
  const [, peek] = usePeek();
  const fields = useMemo(
    () => all.filter((name) => name !== resource.title).map((name) => drawnField(resource, name)),
    [resource, all],
  );
  const entered = fields.filter(
    ({ valueOf }) => ![null, undefined, ''].includes(valueOf(row) as null),
  );
  const place = data.indexOf(row);
  const page = pageOf(row);
  const to = (other: AnyRow | undefined) => ({
    className: 'quiet sm',
    'aria-disabled': other === undefined || undefined,
    onClick: () => other && peek(idOf(other)),
  });
  return (
    <RecordContextProvider value={row}>
      <Paper component="aside" className="panel" sx={style} aria-label={messages.nameOf(row)}>
        <div className="line">
          <IconButton
            icon="up"
            label={translate('app.keys.previousRow')}
            {...to(data[place - 1])}
          />
          <IconButton icon="down" label={translate('app.keys.nextRow')} {...to(data[place + 1])} />
          <span className="grow" />
          <MoreButton row={row} />
          {page !== undefined && (
            <Button size="small" component="a" href={page} onClick={follow}>
              {translate('app.keys.openRow')}
            </Button>
          )}
          <IconButton
            icon="cross"
            label={translate('app.keys.close')}
            className="quiet sm"
            onClick={() => peek(undefined)}
          />
        </div>
        <h2 aria-live="polite">{messages.nameOf(row)}</h2>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5, '&:empty': { m: 0 } }}>
          <RecordActions row={row} most={3} />
        </Box>
        <Facts resourceName={resource.name} row={row} fields={entered} place="table" />
      </Paper>
    </RecordContextProvider>
  );
}
