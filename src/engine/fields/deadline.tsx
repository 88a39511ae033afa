// A moment that should not pass: amber with a sign and a word once it has. A card has it with its label, while it counts.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { hasPassed } from './clock.ts';
import type { Cell, FieldType } from './fieldType.ts';
import { simpleTypes } from './simpleTypes.tsx';
import './fields.css';

/** `counts`: whether the moment still matters to the row; by default always. */
export function deadline<R>(counts: (row: R) => boolean = () => true): FieldType<R> {
  function Show({ row, ...cell }: Cell<R>) {
    const translate = useTranslate();
    const { value, place, resourceName, field } = cell;
    const time = <simpleTypes.time.Show {...cell} row={row as Cell['row']} />;
    const isDue = typeof value === 'number' && counts(row);
    if (!isDue && place === 'card') return null;
    const isLate = isDue && hasPassed(value);
    if (!isLate && place === 'table') return time;
    return (
      <span className={isLate ? 'passed' : 'nw'}>
        {isLate && <Icon name="late" />}
        {isLate && <span className="unseen">{translate('engine.kinds.passed')}</span>}
        {place === 'card' && translate(`resources.${resourceName}.fields.${field}`)} {time}
      </span>
    );
  }
  return { Show };
}
