// The rows of a report, with the page's total below them.
import { useMemo, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { drawnField } from '../../engine/list/table/fields.ts';
import { useColumns } from '../../engine/list/table/useColumns.ts';
import { Value } from '../../engine/list/table/Value.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { StatTable } from '../shared/StatTable.tsx';
import { columnsOf, type Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';

interface Props {
  readonly report: Report;
  readonly asked: ParsedInput;
}

/** The chosen columns; a card has room for all. */
function useReportColumns(report: Report, { resource, pageSums }: ParsedInput) {
  const translate = useTranslate();
  const phone = usePhone();
  const { shown } = useColumns(resource, columnsOf(report));
  const { columns, moreColumns = [] } = resource.list;
  const names = phone ? [...columns, ...moreColumns] : shown;
  const fields = useMemo(() => names.map((name) => drawnField(resource, name)), [resource, names]);
  return fields.map((field) => {
    const valueIn = (row: AnyRow): ReactNode => (
      <Value
        field={field}
        row={row}
        resourceName={resource.name}
        place={phone ? 'card' : 'table'}
      />
    );
    const { source, type, sortBy } = field;
    const isAdded = report.added.includes(source) || source.endsWith('Share');
    return {
      name: source,
      label: translate(`resources.${resource.name}.fields.${source}`),
      align: type.align,
      sortBy,
      cell: valueIn,
      total: isAdded ? valueIn(pageSums) : undefined,
    };
  });
}

/** Columns that are summed, and those computed from them, have a total; the first has the number of rows. */
export function ReportTable({ report, asked }: Props) {
  const translate = useTranslate();
  const columns = useReportColumns(report, asked);
  const { resource, told, list } = asked;
  const rows = told?.content ?? [];
  const text = translate(`reports.of.${report.name}.these`, { smart_count: rows.length });
  const first = columns[0]?.total;
  const total = (
    <>
      {text}
      {first && <> {first}</>}
    </>
  );
  return (
    <StatTable
      label={translate(`choices.report.${report.name}`)}
      columns={columns}
      rows={rows}
      keyOf={(row) => plain(row[resource.collection.id])}
      total={report.added.length > 0 ? total : undefined}
      isBusy={list.isFetching}
    />
  );
}
