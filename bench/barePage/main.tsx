// The locker list as react-admin has it, without anything of the product: what an opened list costs at least.
import { createRoot } from 'react-dom/client';
import {
  Admin,
  DataTable,
  List,
  Resource,
  type DataProvider,
  type GetListParams,
} from 'react-admin';

const session = JSON.parse(sessionStorage.getItem('lockerdesk.session') ?? '{}');

async function getList(_resource: string, { pagination }: GetListParams) {
  const { page = 1, perPage = 10 } = pagination ?? {};
  const response = await fetch(`/api/locker/v1/locker/query?page=${page - 1}&size=${perPage}`, {
    headers: { 'X-User-Token': session.token },
  });
  const { content, totalElements } = await response.json();
  const data = content.map((locker: { lockerId: number }) => ({ ...locker, id: locker.lockerId }));
  return { data, total: totalElements };
}

const COLUMNS = ['lockerName', 'lockerNumber', 'location', 'lockerSituation', 'lockerStatus'];

const Lockers = () => (
  <List exporter={false}>
    <DataTable>
      {COLUMNS.map((column) => (
        <DataTable.Col key={column} source={column} />
      ))}
    </DataTable>
  </List>
);

createRoot(document.querySelector('#root')!).render(
  <Admin dataProvider={{ getList } as unknown as DataProvider} disableTelemetry>
    <Resource name="lockers" list={Lockers} />
  </Admin>,
);
