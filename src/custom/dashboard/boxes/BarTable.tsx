// A bar chart as a table: a row for each item, with its name, its bar and its number.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

export interface BarRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly bar: ReactNode;
  readonly value: ReactNode;
}

interface Props {
  /** Its name for screen readers. */
  readonly caption: string;
  readonly heads: readonly [name: string, bar: string, value: string];
  /** The title of the card says it: the heads are for screen readers only. */
  readonly hasQuietHeads?: boolean;
  readonly rows: readonly BarRow[];
}

/** Draws the rows in the order given. */
export function BarTable({ caption, heads: [name, bar, value], hasQuietHeads, rows }: Props) {
  return (
    <Table aria-label={caption}>
      <TableHead className={hasQuietHeads ? 'unseen' : undefined}>
        <TableRow>
          <TableCell>{name}</TableCell>
          <TableCell>{bar}</TableCell>
          <TableCell align="right">{value}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.key}>
            <TableCell component="th" scope="row">
              {row.name}
            </TableCell>
            <TableCell className="bar-cell">{row.bar}</TableCell>
            <TableCell align="right">{row.value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
