// The rows of a report, with the page's total below them.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { DataTableHead } from '../../engine/list/table/DataTableHead.tsx';
import { Value } from '../../engine/list/table/Value.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { useColumns } from '../../engine/list/table/useColumns.ts';
import { columnsOf, type Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

interface RowProps {
  readonly fields: readonly DrawnField[];
  readonly row: AnyRow;
}

function Row({ fields, row, title }: RowProps & { readonly title: string }) {
  return (
    <tr>
      {fields.map((field) => {
        const value = <Value field={field} row={row} resourceName="reports" place="table" />;
        return field.source === title ? (
          <th key={field.source} scope="row" className={field.type.align}>
            {value}
          </th>
        ) : (
          <td key={field.source} className={field.type.align}>
            {value}
          </td>
        );
      })}
    </tr>
  );
}

interface FootProps extends RowProps {
  readonly report: Report;
  readonly rows: number;
}

/** Columns that are summed, and those computed from them; the number of rows is in the first column. */
function Foot({ report, fields, row, rows }: FootProps) {
  const translate = useTranslate();
  const text = translate(`reports.of.${report.name}.these`, { smart_count: rows });
  const [first, ...others] = fields;
  const sum = (field: DrawnField) =>
    (report.added.includes(field.source) || field.source.endsWith('Share')) && (
      <Value field={field} row={row} resourceName="reports" place="table" />
    );
  const total = first && sum(first);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {text}
          {total && <> {total}</>}
        </th>
        {others.map((field) => (
          <td key={field.source} className={field.type.align}>
            {sum(field)}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

export function ReportTable({
  report,
  asked,
}: {
  readonly report: Report;
  readonly asked: ParsedInput;
}) {
  const translate = useTranslate();
  const { resource, told, pageSums, list } = asked;
  const { shown } = useColumns(resource, columnsOf(report));
  const fields = useMemo(() => shown.map((name) => drawnField(resource, name)), [resource, shown]);
  const rows = told?.content ?? [];
  return (
    <TableRoom>
      <table
        className="list-table report-table"
        aria-busy={list.isFetching}
        aria-label={translate(`choices.report.${report.name}`)}
      >
        <DataTableHead
          resourceName="reports"
          fields={fields}
          hasActions={false}
          selection={undefined}
        />
        <tbody>
          {rows.map((row) => (
            <Row
              key={plain(row[resource.collection.id])}
              fields={fields}
              row={row}
              title={resource.title}
            />
          ))}
        </tbody>
        {report.added.length > 0 && (
          <Foot report={report} fields={fields} row={pageSums} rows={rows.length} />
        )}
      </table>
    </TableRoom>
  );
}
