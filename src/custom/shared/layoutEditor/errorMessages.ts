// Messages for a layout's errors and their repairs.
import { cellAt, type Layout } from '../../../../domain/layout/layout.ts';
import { columnNames } from '../../../../domain/layout/columnNames.ts';
import { freePort } from '../../../../domain/layout/ports.ts';
import type { LayoutError, LayoutRepair } from '../../../../domain/layout/repairs.ts';
import { sizeWord, type Say } from './texts.ts';

const LETTERS = 27;

const boxName = (layout: Layout, place: { column: number; row: number }): string => {
  const box = cellAt(layout, place);
  return box?.name || box?.boxTypeName || '';
};

/** The message of an error. */
export function errorSentence(layout: Layout, error: LayoutError, say: Say): string {
  const letter = (column: number) => columnNames(layout, LETTERS)[column]?.letter ?? '';
  switch (error.key) {
    case 'emptyColumn': {
      const last = letter(error.column + error.count - 1);
      const first = letter(error.column);
      return error.count > 1
        ? say('errors.emptyColumns', { letter: first, last })
        : say('errors.messages.emptyColumn', { letter: first });
    }
    case 'gapInColumn':
      return say('errors.messages.gapInColumn', { letter: letter(error.column) });
    case 'boxInUse':
    case 'placeTaken':
    case 'outsideGrid':
      return say(`errors.messages.${error.key}`, { name: error.box.name });
    case 'portTaken':
    case 'nameTaken':
    case 'boxTwice': {
      const values = { name: boxName(layout, error), other: boxName(layout, error.other) };
      return say(`errors.messages.${error.key}`, values);
    }
    default:
      return say(`errors.messages.${error.key}`, { name: boxName(layout, error) });
  }
}

/** The label of a repair's button. */
export function repairMessages(
  layout: Layout,
  error: LayoutError,
  { key, command }: LayoutRepair,
  say: Say,
  terminal: string,
): string {
  const letter = (column: number) => columnNames(layout, LETTERS)[column]?.letter ?? '';
  const messages = (values?: Record<string, string | number>) =>
    say(`errors.repairs.${key}`, values);
  if (key === 'closeColumns' && error.key === 'emptyColumn')
    return messages({ from: letter(error.column + error.count), to: letter(error.column) });
  if (key === 'fillColumn' && command.do === 'copyColumn')
    return messages({ from: letter(command.column), to: letter(command.to ?? 0) });
  if (key === 'fillGap' && command.do === 'addDoor')
    return messages({ size: sizeWord(command.type.name, terminal) });
  if (key === 'nextPort' && command.do === 'setWiring') {
    const box = cellAt(layout, command.at);
    return messages({ port: command.wiring.portNumber ?? (box ? freePort(layout, box) : '') });
  }
  if (key === 'restoreDoor' && error.key === 'boxInUse') return messages({ name: error.box.name });
  return messages();
}
