// What an act hits, by name, and which of them failed, with the reason.
import type { AnyRow } from '../kinds/kind.ts';
import { idOf } from '../kinds/plain.ts';
import type { Failed } from './runAct.ts';

type NameOf = (row: AnyRow) => string;

export function HitList({ rows, nameOf }: { rows: readonly AnyRow[]; nameOf: NameOf }) {
  return (
    <ul className="act-list">
      {rows.map((row) => (
        <li key={idOf(row)}>
          <b>{nameOf(row)}</b>
        </li>
      ))}
    </ul>
  );
}

export function FailedList({ failed, nameOf }: { failed: readonly Failed[]; nameOf: NameOf }) {
  return (
    <ul className="act-list" role="alert">
      {failed.map(({ row, why }) => (
        <li key={idOf(row)}>
          <b>{nameOf(row)}</b>
          <span className="soft">{why}</span>
        </li>
      ))}
    </ul>
  );
}
