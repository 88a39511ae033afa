// The rows of a statistic: a table, on a phone cards; collapsed where a chart shows the same.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';
import { usePhone } from '../../engine/usePhone.ts';

interface Row {
  readonly key: string | number;
  /** Its name, and its values in the order of the columns. */
  readonly name: ReactNode;
  readonly values: readonly ReactNode[];
}

interface Props {
  /** The table's caption. */
  readonly label: string;
  readonly heads: readonly [name: string, ...values: string[]];
  readonly rows: readonly Row[];
  /** The rows' total. */
  readonly foot?: Row | undefined;
  /** Collapsed, where a chart shows the same data. */
  readonly folded?: boolean;
}

function Cards({ label, heads: [, ...heads], rows }: Omit<Props, 'foot' | 'folded'>) {
  return (
    <ul className="cards statistic-cards" aria-label={label}>
      {rows.map(({ key, name, values }) => (
        <li key={key} className="card">
          <h3>{name}</h3>
          <dl className="card-facts">
            {values.map((value, place) => (
              <div key={heads[place]}>
                <dt>{heads[place]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Line({
  row: { name, values },
  heads,
}: {
  readonly row: Row;
  readonly heads: readonly string[];
}) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {heads.map((head, place) => (
        <td key={head} className="end">
          {values[place]}
        </td>
      ))}
    </tr>
  );
}

function Table({ label, heads: [name, ...heads], rows, foot }: Omit<Props, 'folded'>) {
  return (
    <TableRoom>
      <table className="list-table statistic-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="end">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.key} row={row} heads={heads} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Line row={foot} heads={heads} />
          </tfoot>
        )}
      </table>
    </TableRoom>
  );
}

export function Rows({ folded = false, ...props }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { rows, foot } = props;
  const drawn = phone ? (
    <Cards {...props} rows={foot ? [...rows, foot] : rows} />
  ) : (
    <Table {...props} />
  );
  if (!folded) return drawn;
  return (
    <details className="statistic-rows">
      <summary>{translate('statistics.asTable')}</summary>
      {drawn}
    </details>
  );
}
