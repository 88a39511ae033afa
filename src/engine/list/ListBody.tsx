// The list below the filter bar: rows, or why there are none; a previewed row beside them.
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { ListActions } from '../actions/ListActions.tsx';
import type { Resource } from '../defineResource.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/LoadingPanel.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { BulkActionsToolbar } from './table/BulkActionsToolbar.tsx';
import { Cards } from './table/Cards.tsx';
import { filterMessages, soughtText } from './filters/filterMessages.ts';
import { Pagination } from './pagination/Pagination.tsx';
import { DataTable } from './table/DataTable.tsx';
import { useFilters } from './filters/useFilters.ts';
import { useSelection } from './table/useSelection.ts';
import { usePeek } from './usePeek.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

const Peek = lazyPart(
  () => import('./Peek.tsx'),
  () => null,
);

function Nothing({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { values, count, clear } = useFilters();
  const resourceName = `resources.${resource.name}`;
  if (count === 0)
    return (
      <Empty title={translate(`${resourceName}.empty.title`)} actions={<ListActions />}>
        {translate(`${resourceName}.empty.text`)}
      </Empty>
    );
  const text = soughtText(resource, values);
  const title = translate(
    `${resourceName}.empty.${text === undefined ? 'noMatch' : 'noMatchFor'}`,
    {
      text,
    },
  );
  const button = <Button onClick={clear}>{translate('app.empty.clearFilter')}</Button>;
  return (
    <StatePanel icon="search" title={title} actions={button} role="status">
      {translate('app.empty.filter', { filter: filterMessages(resource, values, translate) })}
    </StatePanel>
  );
}

export function ListBody({ resource, phone }: { resource: Resource; phone: boolean }) {
  const { data, total, error, isPending, perPage, refetch } = useListContext();
  const selection = useSelection();
  const { table: OwnTable } = resource.list;
  const [row] = usePeek();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) {
    return <LoadingPanel rows={perPage} columns={phone ? 2 : resource.list.columns.length} />;
  }
  if (total === 0) return <Nothing resource={resource} />;
  if (phone) {
    return (
      <>
        <Cards resource={resource} selection={selection} />
        <Pagination jump={resource.list.goToPage} />
        <BulkActionsToolbar selection={selection} />
      </>
    );
  }
  return (
    <div className="list-room">
      <div className="panel">
        {OwnTable ? <OwnTable /> : <DataTable resource={resource} selection={selection} />}
        <Pagination jump={resource.list.goToPage} />
      </div>
      {row && <Peek resource={resource} row={row} />}
    </div>
  );
}
