// Field type: a two-state switch that starts the corresponding action.
import { useTranslate } from 'react-admin';
import { useActions } from '../actions/useActions.ts';
import { recordName } from '../useRecordName.ts';
import { choiceWord } from './choice.tsx';
import type { Cell, FieldType } from './fieldType.ts';

interface Options {
  /** The value that means "on". */
  readonly on: string;
  /** Names of the actions that turn it on and off. */
  readonly turnOn: string;
  readonly turnOff: string;
}

/** Without the permission, text only. */
export function toggle({ on, turnOn, turnOff }: Options): FieldType {
  function Show({ value, row, resourceName, field, place }: Cell) {
    const translate = useTranslate();
    const { resource, offered, start } = useActions();
    const isOn = value === on;
    const next = isOn ? turnOff : turnOn;
    const word = choiceWord(translate, resourceName, field, value);
    if (place === 'card' || !offered('row', row).includes(next))
      return <span className="soft">{word}</span>;
    const subject = translate(`resources.${resourceName}.fields.${field}`);
    return (
      <span className="line">
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          aria-label={translate('engine.row.act', {
            action: subject,
            name: recordName(resource, row),
          })}
          onClick={() => start(next, [row])}
        />
        <span className="soft">{word}</span>
      </span>
    );
  }
  return { Show };
}
