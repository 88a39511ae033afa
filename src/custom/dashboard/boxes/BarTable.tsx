// A bar chart that is a table: a row a thing, the bar in a cell of its own, its values beside it.
import type { ReactNode } from 'react';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly bar: ReactNode;
  /** The values, as many as there are value columns. */
  readonly values: readonly ReactNode[];
}

interface Props {
  /** Read aloud before the table. */
  readonly caption: string;
  /** Heads of name, bar and values. */
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
