// What can be wrong with a layout, and what would put it right. Keys, never sentences.
import type { CellPlace, LayoutBox, PlacedLayoutBox } from './layout.ts';
import type { LayoutCommand } from './commands.ts';

/** A way out of a fault: what it is called, and the command that does it. */
export interface LayoutRepair {
  key: LayoutCommand['do'] | 'fillColumn' | 'fillGap' | 'nextPort';
  command: LayoutCommand;
}

/** What is wrong, and where: a run of columns, a run of cells in a column, a box, or a box beside the layout. */
export type LayoutError = { repairs: LayoutRepair[] } & (
  | { key: 'emptyColumn'; column: number; count: number }
  | { key: 'gapInColumn'; column: number; row: number; count: number }
  | { key: 'portTaken' | 'nameTaken' | 'boxTwice'; column: number; row: number; other: CellPlace }
  | { key: 'unknownType' | 'letterBeyondZ'; column: number; row: number }
  | { key: 'boxInUse'; box: LayoutBox | PlacedLayoutBox }
  | { key: 'placeTaken' | 'outsideGrid'; box: PlacedLayoutBox; index: number }
);
