// Possible errors of a layout, and their repairs. Keys only, no messages.
import type { CellPlace, LayoutBox, PlacedLayoutBox } from './layout.ts';
import type { LayoutCommand } from './apply.ts';

/** A repair: its name, and the command that performs it. */
export interface LayoutRepair {
  key: LayoutCommand['do'] | 'fillColumn' | 'fillGap' | 'nextPort';
  command: LayoutCommand;
}

/** An error and its place: a range of columns or cells, a box, or a box without a cell. */
export type LayoutError = { repairs: LayoutRepair[] } & (
  | { key: 'emptyColumn'; column: number; count: number }
  | { key: 'gapInColumn'; column: number; row: number; count: number }
  | { key: 'portTaken' | 'nameTaken' | 'boxTwice'; column: number; row: number; other: CellPlace }
  | { key: 'unknownType' | 'letterAfterZ'; column: number; row: number }
  | { key: 'boxInUse'; box: LayoutBox | PlacedLayoutBox }
  | { key: 'placeTaken' | 'outsideGrid'; box: PlacedLayoutBox; index: number }
);
