// A bar chart as a table: one row per item, with the bar in one cell and its values beside it.
import type { ReactNode } from 'react';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly bar: ReactNode;
  /** The values, one for each value column. */
  readonly values: readonly ReactNode[];
}

interface Props {
  /** Caption for screen readers. */
  readonly caption: string;
  /** Headings of name and values. The bars repeat the values, so they are hidden from screen readers. */
  readonly heads: readonly [name: string, ...values: string[]];
  readonly rows: readonly BarRow[];
}

/** Draws the rows in the order given. */
export function BarTable({ caption, heads: [name, ...values], rows }: Props) {
  return (
    <table className="plain bars">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <td aria-hidden="true" />
          {values.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.name}</th>
            <td className="bar-cell" aria-hidden="true">
              {row.bar}
            </td>
            {row.values.map((value, place) => (
              <td key={values[place]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
