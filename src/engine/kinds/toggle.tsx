// A state of two, drawn as a switch: pressing it starts the act that leads to the other one.
import { useTranslate } from 'react-admin';
import { useActs } from '../acts/ActsContext.ts';
import { recordName } from '../recordName.ts';
import { useChoiceWord } from './choice.tsx';
import type { Cell, Kind } from './kind.ts';

interface Options {
  /** The value that is "on". */
  readonly on: string;
  /** Names of the actions that turn it on and off. */
  readonly turnOn: string;
  readonly turnOff: string;
}

/** Whoever may not act sees the word alone. */
export function toggle({ on, turnOn, turnOff }: Options): Kind {
  function Show({ value, row, noun, field, place }: Cell) {
    const translate = useTranslate();
    const { resource, offered, start } = useActs();
    const isOn = value === on;
    const next = isOn ? turnOff : turnOn;
    const word = useChoiceWord(noun, field)(value);
    if (place === 'card' || !offered('row', row).includes(next))
      return <span className="soft">{word}</span>;
    const subject = translate(`resources.${noun}.fields.${field}`);
    return (
      <span className="line">
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={isOn}
          aria-label={translate('engine.row.act', {
            act: subject,
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
