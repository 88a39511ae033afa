// The rows of a statistic: a table, on a phone cards; collapsed where a chart shows the same.
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { StatTable } from '../shared/StatTable.tsx';

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

export function Rows({ folded = false, label, heads, rows, foot }: Props) {
  const translate = useTranslate();
  const table = (
    <StatTable
      label={label}
      columns={heads.map((head, place) => ({
        name: head,
        label: head,
        align: place === 0 ? undefined : 'end',
        cell: ({ name, values }: Row) => (place === 0 ? name : values[place - 1]),
        total: foot?.values[place - 1],
      }))}
      rows={rows}
      keyOf={({ key }) => key}
      total={foot?.name}
      heading="h3"
    />
  );
  if (!folded) return table;
  return (
    <details className="statistic-rows">
      <summary>{translate('statistics.asTable')}</summary>
      {table}
    </details>
  );
}
