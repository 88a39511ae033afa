// A moment that should not pass: amber with a sign and a word once it has.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { TimeCell } from './cells.tsx';
import { hasPassed } from './clock.ts';
import type { Cell, FieldType } from './fieldType.ts';
import './fields.css';

/** `counts`: whether the moment still matters to the row; by default always. */
export function deadline<R>(counts: (row: R) => boolean = () => true): FieldType<R> {
  function Show({ row, ...cell }: Cell<R>) {
    const translate = useTranslate();
    const { value } = cell;
    const time = <TimeCell {...cell} row={row as Cell['row']} />;
    if (typeof value !== 'number' || !hasPassed(value) || !counts(row)) return time;
    return (
      <span className="passed">
        <Icon name="late" />
        <span className="unseen">{translate('engine.kinds.passed')}</span>
        {time}
      </span>
    );
  }
  return { Show };
}
