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
  /** Headings of name, bar and values. */
  readonly heads: readonly [name: string, bar: string, ...values: string[]];
  readonly rows: readonly BarRow[];
}

/** Draws the rows in the order given. */
export function BarTable({ caption, heads: [name, bar, ...values], rows }: Props) {
  return (
    <table className="plain bars">
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">
            <span className="unseen">{bar}</span>
          </th>
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
            <td className="bar-cell">{row.bar}</td>
            {row.values.map((value, place) => (
              <td key={values[place]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
