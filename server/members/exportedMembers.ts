// Customer list export: the screen's filters and order, all pages, addresses masked by permission.
import type { ParsedInput } from '../../contract/endpoint.ts';
import { members, type MemberRow } from '../../contract/people/members.ts';
import { isUnregistered } from '../../domain/people/members.ts';
import type { Numbered } from '../../domain/recordId.ts';
import type { RequestContext } from '../http/context.ts';
import type { ExportColumn } from '../exports/export.ts';
import type { Taken } from '../exports/exported.ts';
import { keptFor } from './memberRows.ts';
import { countLookup } from '../lists/personal.ts';
import { exportedTable } from '../lists/tableExport.ts';

type Row = Numbered<MemberRow>;

const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

const columns: ExportColumn<Row>[] = [
  { header: 'Customer number', value: (row) => row.memberNo },
  { header: 'Login name', value: (row) => row.username },
  { header: 'First name', value: (row) => row.firstName },
  { header: 'Last name', value: (row) => row.lastName },
  { header: 'Mobile', value: (row) => row.mobile },
  { header: 'E-mail', value: (row) => row.email },
  { header: 'Address', value: (row) => row.address },
  { header: 'Status', value: (row) => row.memberStatus, choices: 'memberStatus' },
  {
    header: 'Unregistered',
    value: (row) => yesOrNo(isUnregistered(row.memberStatus)),
    choices: 'yesNo',
  },
  { header: 'Suspended', value: (row) => yesOrNo(row.suspendFlag), choices: 'yesNo' },
  { header: 'Pays by', value: (row) => row.paymentScheme, choices: 'paymentScheme' },
  { header: 'Primary locker', value: (row) => row.primaryLockerName },
  { header: 'Secondary locker', value: (row) => row.secondaryLockerName },
  { header: 'Language', value: (row) => row.language, choices: 'language' },
  { header: 'Registered on', type: 'time', value: (row) => row.creationTime },
  { header: 'Last updated', type: 'time', value: (row) => row.lastUpdatedTime },
];

/** Columns and rows of the customer export. */
export async function exportedMembers(
  params: ParsedInput<(typeof members)['exportCsv']>,
  context: RequestContext,
): Promise<Taken<Row>> {
  await countLookup(context, params);
  return exportedTable<Row>(members, keptFor(context), params, context, {
    called: 'members',
    name: 'customers',
    columns,
  });
}
