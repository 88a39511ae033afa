// The rows of a report, with the page's total below them.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { drawnField, type DrawnField } from '../../engine/list/table/fields.ts';
import { TableHead } from '../../engine/list/table/TableHead.tsx';
import { Value } from '../../engine/list/table/Value.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import type { Report } from './declare.ts';
import type { ParsedInput } from './useReport.ts';

interface RowProps {
  readonly fields: readonly DrawnField[];
  readonly row: AnyRow;
}

function Row({ fields, row }: RowProps) {
  const [head, ...others] = fields;
  return (
    <tr>
      {head && (
        <th scope="row" className={head.type.align}>
          <Value field={head} row={row} resourceName="reports" place="table" />
        </th>
      )}
      {others.map((field) => (
        <td key={field.name} className={field.type.align}>
          <Value field={field} row={row} resourceName="reports" place="table" />
        </td>
      ))}
    </tr>
  );
}

interface FootProps extends RowProps {
  readonly report: Report;
  readonly rows: number;
}

/** Columns that are summed, and those computed from them. */
function Foot({ report, fields, row, rows }: FootProps) {
  const translate = useTranslate();
  const words = translate(`reports.of.${report.name}.these`, { smart_count: rows });
  const { columns } = report.resource.list;
  const isAdded = ({ name }: DrawnField) => report.added.includes(name) || name.endsWith('Share');
  return (
    <tfoot>
      <tr>
        <th scope="row">{words}</th>
        {fields.slice(1, columns.length).map((field) => (
          <td key={field.name} className={field.type.align}>
            {isAdded(field) && (
              <Value field={field} row={row} resourceName="reports" place="table" />
            )}
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
  const fields = useMemo(
    () => resource.list.columns.map((name) => drawnField(resource, name)),
    [resource],
  );
  const rows = told?.content ?? [];
  return (
    <div className="table-room">
      <table
        className="list-table report-table"
        aria-busy={list.isFetching}
        aria-label={translate(`choices.report.${report.name}`)}
      >
        <TableHead
          resourceName="reports"
          fields={fields}
          hasActions={false}
          selection={undefined}
        />
        <tbody>
          {rows.map((row) => (
            <Row key={plain(row[resource.collection.id])} fields={fields} row={row} />
          ))}
        </tbody>
        {report.added.length > 0 && (
          <Foot report={report} fields={fields} row={pageSums} rows={rows.length} />
        )}
      </table>
    </div>
  );
}
