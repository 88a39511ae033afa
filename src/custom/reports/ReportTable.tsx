// The rows of a report or statistic, with a line of totals below them.
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { drawnField } from '../../engine/list/table/fields.ts';
import { Value } from '../../engine/list/table/Value.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { BarValue } from '../shared/BarValue.tsx';
import { StatTable, type StatColumn } from '../shared/StatTable.tsx';
import type { Statistic } from './declare.ts';

interface Props {
  readonly report: Statistic;
  /** The columns, in order. */
  readonly names: readonly string[];
  readonly rows: readonly AnyRow[];
  /** The line of totals has a value in each column that it has. */
  readonly totals?: AnyRow | undefined;
  /** The title of that line. */
  readonly total?: string | false | undefined;
  readonly isBusy?: boolean;
  readonly heading?: 'h2' | 'h3';
}

function useStatColumns({ report, names, rows, totals = {} }: Props) {
  const translate = useTranslate();
  const place = usePhone() ? 'card' : 'table';
  const { bar, labels, resource } = report;
  // A row without a record of its own does not set the scale.
  const compared = rows.filter((row) => row[resource.collection.id] !== null);
  const most = Math.max(1, ...(bar ? compared.map((row) => Number(row[bar])) : []));
  return names.map((name): StatColumn<AnyRow> => {
    const field = drawnField(resource, name);
    const { type, sortBy } = field;
    const valueIn = (row: AnyRow) => (
      <Value field={field} row={row} resourceName={resource.name} place={place} />
    );
    const share = (row: AnyRow) =>
      compared.includes(row) ? (100 * Number(row[name])) / most : undefined;
    return {
      name,
      label: translate(`${labels}.${name}`),
      align: type.align,
      sortBy,
      cell: (row) =>
        name === bar ? <BarValue percent={share(row)}>{valueIn(row)}</BarValue> : valueIn(row),
      total: field.valueOf(totals) === undefined ? undefined : valueIn(totals),
    };
  });
}

/** Where the user has moved a column with a total to the front, it follows the line's title. */
export function ReportTable(props: Props) {
  const translate = useTranslate();
  const { report, rows, total, isBusy = false, heading = 'h2' } = props;
  const columns = useStatColumns(props);
  const first = columns[0]?.total;
  return (
    <StatTable
      label={translate(report.title)}
      columns={columns}
      rows={rows}
      keyOf={(row) => plain(row[report.resource.collection.id])}
      total={
        total && (
          <>
            {total}
            {first && <> {first}</>}
          </>
        )
      }
      isBusy={isBusy}
      heading={heading}
    />
  );
}
