// What the door layout editor is given, and the names that its parts go by.
//
// It is a controlled part: it draws `history.present` and hands the next history out; it asks no server and keeps no
// layout of its own. Rules and faults are domain/layout*.ts; save only while `faults(history.present)` is empty.
//
// Accessible names (English; catalogue `layoutEditor`), for tests and for who speaks to a screen:
// - group "Sizes": buttons "XS", "S", "M", "L", "Terminal", with their height where it is known: "M, 17 cm". Pressing one
//   picks it (aria-pressed), pressing a box or a column then puts it there; Escape lays it down.
// - group "Door layout": in it a group a column, "Column A, 7 boxes"; in that
//   - a button "Column A" with its menu: "Copy column", "Delete column", "Move left", "Move right", "New series";
//   - a button a box: "A01, size M, board 1 port 3, accessible", with "new", "was A08", "marked deleted" or the fault after it;
//   - a button "Empty space in column A" for an emptied cell, and last "Add a box to column A", followed by the fault of a
//     column that must not be empty.
// - toolbar "Chosen box": "Undo", "Redo", "Add below", "Copy down", "Delete" (of a marked box "Bring back"), the fields
//   "Board" and "Port", the switches "Skip number", "Accessible" and "New series".
// - region "Changes" and region "1 fault" / "2 faults", whose repairs are buttons such as "Move H to G", "Fill G like F".
// - a status line that says what was done: "Column H, 10 boxes added".
//
// Keys in the grid: arrows, Home and End go to boxes, 1 to 9 put a size, Enter presses, Alt with an arrow moves the box,
// Insert adds below, Ctrl+D copies down, Delete deletes, Ctrl+Z and Ctrl+Y undo and redo, the menu key opens the column's menu.
import type { ReactNode } from 'react';
import type { DoorType, Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutHistory } from '../../../../domain/layout/history.ts';

/** A size of the palette. CONTROL is shown as the terminal. */
export interface PaletteSize extends DoorType {
  /** Centimetres; left out or null where nobody said. */
  height?: number | null;
}

export interface LayoutEditorProps {
  /** The sizes that are offered, in the order of the keys 1 to 9: as a rule XS, S, M, L and CONTROL. */
  boxTypes: readonly PaletteSize[];
  /** The layout with its undo and redo; begins as `beginHistory(fromBoxes(boxList))`. */
  history: LayoutHistory;
  /** The history after something was done, undone or redone; never the same one. */
  onHistory: (next: LayoutHistory) => void;
  /** The layout as it is stored, which the changes are told against; EMPTY_LAYOUT for a new locker. */
  stored: Layout;
  /** The layout is shown and walked through, but nothing can be done to it. Why is for the page to say. */
  readOnly?: boolean;
  /** Boxes of sizes alone: no wiring, no skipped numbers, no accessible marks and no series, as the legacy designer stores none. */
  sizesOnly?: boolean;
  /** What wiring can name where a locker has several; with fewer than two it is not asked. */
  devices?: readonly { deviceId: number; name: string }[];
  /** A line at the foot of the panels, such as when the draft was kept. */
  draft?: ReactNode;
}
