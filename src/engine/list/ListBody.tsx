// The list below the filter bar: rows, or why there are none; a previewed row beside them.
import { lazy, Suspense } from 'react';
import { useListContext } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { BulkActionsToolbar } from './table/BulkActionsToolbar.tsx';
import { Cards } from './table/Cards.tsx';
import { Pagination } from './pagination/Pagination.tsx';
import { DataTable } from './table/DataTable.tsx';
import { useSelection } from './table/useSelection.ts';
import { idOf } from '../fields/plain.ts';
import { usePeek } from './usePeek.ts';

const NoRows = lazy(() => import('./NoRows.tsx'));
const Peek = lazy(() => import('./Peek.tsx'));

export function ListBody({ resource, phone }: { resource: Resource; phone: boolean }) {
  const { data, total, error, isPending, perPage, refetch } = useListContext();
  const selection = useSelection();
  const { table: OwnTable } = resource.list;
  const [peeked] = usePeek();
  const row = data?.find((one) => String(idOf(one)) === peeked);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) {
    return <LoadingPanel rows={perPage} columns={phone ? 2 : resource.list.columns.length} />;
  }
  if (total === 0)
    return (
      <Suspense fallback={null}>
        <NoRows resource={resource} />
      </Suspense>
    );
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
      {row && (
        <Suspense fallback={null}>
          <Peek resource={resource} row={row} />
        </Suspense>
      )}
    </div>
  );
}
