// The palette of sizes to place on cells: by drag, or by selecting a size and pressing a cell.
import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { boxHeight } from '../../../../domain/layout/cabinet.ts';
import { UNNUMBERED_TYPE } from '../../../../domain/layout/doors.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { sayer, sizeWord } from './texts.ts';
import type { PaletteSize } from './props.ts';
import type { Editing } from './useEditing.ts';

/** A panel with the shortcuts. */
function KeysHelp({ count }: { count: number }) {
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
      variant="text"
      size="small"
      className="leKeysButton"
      side="left"
    >
      {() => (
        <dl className="leKeys stack-4">
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

interface PaletteProps {
  sizes: readonly PaletteSize[];
  picked: PaletteSize | null;
  editing: Editing;
}

function SizeButton({ size, on, editing }: { size: PaletteSize; on: boolean; editing: Editing }) {
  const translate = useTranslate();
  const say = sayer(translate);
  const word = sizeWord(size.name, translate('boxes.terminal'));
  const control = size.name === UNNUMBERED_TYPE;
  const { height } = size;
  return (
    <button
      type="button"
      className={control ? 'leSize row control' : 'leSize row'}
      style={{ '--h': boxHeight(size.name) } as CSSProperties}
      data-size={size.boxTypeId}
      data-word={word}
      aria-pressed={on}
      aria-label={height == null || control ? word : say('size', { size: word, height })}
      onClick={() => editing.pick(on ? null : size)}
    >
      <Icon name="grip" size={12} />
      <b>{word}</b>
      {height != null && !control && <span className="small soft">{height}</span>}
    </button>
  );
}

/** The palette: at the left, on a phone at the bottom. */
export function Palette({ sizes, picked, editing }: PaletteProps) {
  const translate = useTranslate();
  const say = sayer(translate);
  const heights = sizes.some(({ height }) => height != null);
  const hint = picked
    ? say('picked', { size: sizeWord(picked.name, translate('boxes.terminal')) })
    : say(heights ? 'hintHeights' : 'hint', { count: sizes.length });
  return (
    <div className="panel lePalette stays">
      <h2 className="h3">{say('sizes')}</h2>
      <p className={`small soft leHint${picked ? ' picked' : ''}`}>{hint}</p>
      <div className="leSizes stack-8" role="group" aria-label={say('sizes')}>
        {sizes.map((size) => (
          <SizeButton
            key={size.boxTypeId}
            size={size}
            on={picked?.boxTypeId === size.boxTypeId}
            editing={editing}
          />
        ))}
      </div>
      <KeysHelp count={sizes.length} />
    </div>
  );
}
