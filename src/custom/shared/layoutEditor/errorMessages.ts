// Messages for a layout's errors and their repairs.
import { cellAt, type Layout } from '../../../../domain/layout/layout.ts';
import { columnNames } from '../../../../domain/layout/columnNames.ts';
import { freePort } from '../../../../domain/layout/ports.ts';
import type { LayoutError, LayoutRepair } from '../../../../domain/layout/repairs.ts';
import { sizeWord, type Say } from './words.ts';

const LETTERS = 27;

const boxName = (layout: Layout, place: { column: number; row: number }): string => {
  const box = cellAt(layout, place);
  return box?.name || box?.boxTypeName || '';
};

/** The message of an error. */
export function errorSentence(layout: Layout, fault: LayoutError, say: Say): string {
  const letter = (column: number) => columnNames(layout, LETTERS)[column]?.letter ?? '';
  switch (fault.key) {
    case 'emptyColumn': {
      const last = letter(fault.column + fault.count - 1);
      const first = letter(fault.column);
      return fault.count > 1
        ? say('faults.emptyColumns', { letter: first, last })
        : say('faults.words.emptyColumn', { letter: first });
    }
    case 'gapInColumn':
      return say('faults.words.gapInColumn', { letter: letter(fault.column) });
    case 'boxInUse':
    case 'placeTaken':
    case 'outsideGrid':
      return say(`faults.words.${fault.key}`, { name: fault.box.name });
    case 'portTaken':
    case 'nameTaken':
    case 'boxTwice': {
      const values = { name: boxName(layout, fault), other: boxName(layout, fault.other) };
      return say(`faults.words.${fault.key}`, values);
    }
    default:
      return say(`faults.words.${fault.key}`, { name: boxName(layout, fault) });
  }
}

/** The label of a repair's button. */
export function repairMessages(
  layout: Layout,
  fault: LayoutError,
  { key, command }: LayoutRepair,
  say: Say,
  terminal: string,
): string {
  const letter = (column: number) => columnNames(layout, LETTERS)[column]?.letter ?? '';
  const words = (values?: Record<string, string | number>) => say(`faults.repairs.${key}`, values);
  if (key === 'closeColumns' && fault.key === 'emptyColumn')
    return words({ from: letter(fault.column + fault.count), to: letter(fault.column) });
  if (key === 'fillColumn' && command.do === 'copyColumn')
    return words({ from: letter(command.column), to: letter(command.to ?? 0) });
  if (key === 'fillGap' && command.do === 'addDoor')
    return words({ size: sizeWord(command.type.name, terminal) });
  if (key === 'nextPort' && command.do === 'setWiring') {
    const box = cellAt(layout, command.at);
    return words({ port: command.wiring.portNumber ?? (box ? freePort(layout, box) : '') });
  }
  if (key === 'restoreDoor' && fault.key === 'boxInUse') return words({ name: fault.box.name });
  return words();
}
