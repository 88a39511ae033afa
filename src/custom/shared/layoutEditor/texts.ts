// The labels of the editor's cells, translated once for a thousand of them.
import { UNNUMBERED_TYPE } from '../../../../domain/layout/doors.ts';
import type { LayoutError } from '../../../../domain/layout/repairs.ts';

export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Translates keys below `layoutEditor`. */
export const sayer =
  (translate: (key: string, values?: Record<string, unknown>) => string): Say =>
  (key, values) =>
    translate(`layoutEditor.${key}`, values);

/** The label of a size: the control unit is the terminal. */
export const sizeWord = (name: string, terminal: string): string =>
  name === UNNUMBERED_TYPE ? terminal : name;

/** A message with placeholders, parsed once and filled many times. */
function sentence(
  say: Say,
  key: string,
  gaps: readonly string[],
): (...values: unknown[]) => string {
  const marks = Object.fromEntries(gaps.map((gap, at) => [gap, `\u0001${at}\u0001`]));
  const parts = say(key, marks).split('\u0001');
  return (...values) =>
    parts.map((part, at) => (at % 2 === 1 ? values[Number(part)] : part)).join('');
}

export type CellTexts = ReturnType<typeof cellMessages>;

const SPOKEN = [
  'portTaken',
  'nameTaken',
  'boxTwice',
  'unknownType',
  'letterAfterZ',
  'boxInUse',
] as const;

/** Translates the labels. */
export function cellMessages(translate: (key: string) => string) {
  const say = sayer(translate);
  const errors = new Map<string, string>(SPOKEN.map((key) => [key, say(`errors.short.${key}`)]));
  return {
    comma: translate('boxes.comma'),
    terminal: translate('boxes.terminal'),
    size: sentence(say, 'cell.size', ['size']),
    wiring: sentence(say, 'cell.wiring', ['board', 'port']),
    was: sentence(say, 'cell.was', ['name']),
    accessible: say('cell.accessible'),
    skipped: say('cell.skipped'),
    isNew: say('cell.isNew'),
    marked: say('cell.marked'),
    noGap: say('noGap'),
    emptyShort: say('cell.emptyShort'),
    /** The error text of a box; nothing for errors of columns. */
    error: (key: LayoutError['key']) => errors.get(key) ?? '',
  };
}
