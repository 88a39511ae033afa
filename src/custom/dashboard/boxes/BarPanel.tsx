// A panel with one bar chart: the first rows and a button for all, or why there are no rows.
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BarTable, type BarRow } from './BarTable.tsx';
import { Panel } from '../Panel.tsx';

/** Rows shown until the user asks for more. */
const FIRST = 8;

interface Props {
  /** Prefix of its messages: `dashboard.<name>.title`, `.caption` and `.none`. */
  readonly name: 'sizes' | 'lockers' | 'preferred';
  readonly heads: readonly [name: string, ...values: string[]];
  /** Undefined where the server does not report them. */
  readonly rows: readonly BarRow[] | undefined;
}

function AllOrFirst({
  many,
  all,
  setAll,
}: {
  many: number;
  all: boolean;
  setAll(all: boolean): void;
}) {
  const translate = useTranslate();
  return (
    <Link component="button" type="button" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? translate('dashboard.showFewer') : translate('dashboard.showAll', { count: many })}
    </Link>
  );
}

/** Draws the rows in the order given. */
export function BarPanel({ name, heads, rows }: Props) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const words = (word: string) => translate(`dashboard.${name}.${word}`);
  const many = rows?.length ?? 0;
  const more = many > FIRST && <AllOrFirst many={many} all={all} setAll={setAll} />;
  return (
    <Panel title={words('title')} more={more} className={`by-${name}`}>
      {rows === undefined && <p className="soft">{translate('dashboard.unknown')}</p>}
      {rows?.length === 0 && <p className="soft">{words('none')}</p>}
      {rows !== undefined && many > 0 && (
        <BarTable
          caption={words('caption')}
          heads={heads}
          rows={all ? rows : rows.slice(0, FIRST)}
        />
      )}
    </Panel>
  );
}
