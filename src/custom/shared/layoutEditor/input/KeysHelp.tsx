// The keyboard shortcuts of the grid.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../../ui/Icon.tsx';
import { Popup } from '../../../../ui/Popup.tsx';
import { sayer } from '../words.ts';

/** A panel with the shortcuts. */
export function KeysHelp({ count }: { count: number }) {
  const say = sayer(useTranslate());
  const name = (key: string) => say(`keys.names.${key}`);
  const arrows = name('arrows');
  const rows: [string, string][] = [
    [arrows, 'walk'],
    [`1–${count}`, 'size'],
    [name('enter'), 'press'],
    [`Alt + ${arrows}`, 'move'],
    [name('insert'), 'add'],
    ['Ctrl + D', 'copy'],
    [name('delete'), 'remove'],
    ['Ctrl + Z, Ctrl + Y', 'undo'],
    [name('menu'), 'menu'],
    [name('escape'), 'leave'],
  ];
  const label = (
    <>
      <Icon name="keyboard" />
      {say('keys.title')}
    </>
  );
  return (
    <Popup
      button={label}
      label={say('keys.title')}
      className="btn quiet sm leKeysButton"
      side="left"
    >
      {() => (
        <dl className="leKeys">
          {rows.map(([keys, what]) => (
            <div key={what}>
              <dt>{say(`keys.${what}`)}</dt>
              <dd className="kbd">{keys}</dd>
            </div>
          ))}
        </dl>
      )}
    </Popup>
  );
}
