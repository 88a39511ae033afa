// A card with one bar chart: its first rows and a dialog with all, or why there are none.
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { BarTable, type BarRow } from './BarTable.tsx';
import { Panel } from '../Panel.tsx';

interface Props {
  /** Prefix of its messages: `dashboard.<name>.title`, `.caption` and `.none`. */
  readonly name: 'lockers' | 'preferred';
  readonly fact?: ReactNode;
  readonly heads: readonly [name: string, bar: string, value: string];
  /** Undefined where the server does not report them. */
  readonly rows: readonly BarRow[] | undefined;
  /** How many rows are as high as the cards beside it. */
  readonly most: number;
}

/** Draws the rows in the order given. */
export function BarPanel({ name, fact, heads, rows, most }: Props) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const title = translate(`dashboard.${name}.title`);
  const all = rows ?? [];
  const table = (some: readonly BarRow[]) => (
    <BarTable
      caption={translate(`dashboard.${name}.caption`)}
      heads={heads}
      hasQuietHeads
      rows={some}
    />
  );
  const more = all.length > most && (
    <Link component="button" type="button" onClick={() => setOpen(true)}>
      {translate('dashboard.showAll', { count: all.length })}
    </Link>
  );
  return (
    <Panel title={title} fact={fact} more={more} className={`bars by-${name}`}>
      {rows === undefined && <p className="soft">{translate('dashboard.unknown')}</p>}
      {rows?.length === 0 && <p className="soft">{translate(`dashboard.${name}.none`)}</p>}
      {all.length > 0 && table(all.slice(0, most))}
      {isOpen && (
        <DialogFrame title={title} onLeave={() => setOpen(false)}>
          <div className="bars bars-all">{table(all)}</div>
          <footer>
            <Button onClick={() => setOpen(false)}>{translate('ra.action.close')}</Button>
          </footer>
        </DialogFrame>
      )}
    </Panel>
  );
}
