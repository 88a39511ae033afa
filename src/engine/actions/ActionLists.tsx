// The records an action affects, by name, and those that failed, with the reason.
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import type { Failed } from './runAction.ts';

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
