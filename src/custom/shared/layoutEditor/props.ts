// The props of the door layout editor, and the accessible names of its parts.
//
// A controlled component: it renders `history.present` and passes the next history to its parent; it makes no requests and
// stores no layout. Rules and errors are in domain/layout; save only while `errorsIn(history.present)` is empty.
//
// Accessible names (English; catalogue `layoutEditor`), for tests and assistive technology:
// - group "Sizes": buttons "XS", "S", "M", "L", "Terminal", with their height where known: "M, 17 cm". Pressing one
//   selects it (aria-pressed), pressing a box or a column then places it there; Escape deselects it.
// - group "Door layout": contains a group per column, "Column A, 7 boxes", with
//   - a button "Column A" with its menu: "Copy column", "Delete column", "Move left", "Move right", "New series";
//   - a button per box: "A01, size M, board 1 port 3, accessible", with "new", "was A08", "marked deleted" or the error after it;
//   - a button "Empty space in column A" for an emptied cell, and last "Add a box to column A", followed by the error of a
//     column that must not be empty.
// - toolbar "Chosen box": "Undo", "Redo", "Add below", "Copy down", "Delete" (of a marked box "Bring back"), the fields
//   "Board" and "Port", the switches "Skip number", "Accessible" and "New series".
// - region "Changes" and region "1 error" / "2 errors", whose repairs are buttons such as "Move H to G", "Fill G like F".
// - a status line that announces what was done: "Column H, 10 boxes added".
//
// Keys in the grid: arrows, Home and End go to boxes, 1 to 9 place a size, Enter presses, Alt with an arrow moves the box,
// Insert adds below, Ctrl+D copies down, Delete deletes, Ctrl+Z and Ctrl+Y undo and redo, the menu key opens the column's menu.
import type { ReactNode } from 'react';
import type { DoorType, Layout } from '../../../../domain/layout/layout.ts';
import type { LayoutHistory } from '../../../../domain/layout/history.ts';
import type { RecordId } from '../../../../domain/recordId.ts';

/** A size of the palette. CONTROL is shown as the terminal. */
export interface PaletteSize extends DoorType {
  /** Centimetres; omitted or null where unknown. */
  height?: number | null;
}

export interface LayoutEditorProps {
  /** The sizes in the order of the keys 1 to 9: as a rule XS, S, M, L and CONTROL. */
  boxTypes: readonly PaletteSize[];
  /** The layout with undo and redo; starts as `beginHistory(fromBoxes(boxList))`. */
  history: LayoutHistory;
  /** The history after a command, undo or redo; never the same object. */
  onHistory: (next: LayoutHistory) => void;
  /** The stored layout, which changes are compared with; EMPTY_LAYOUT for a new locker. */
  stored: Layout;
  /** Read-only: the layout can be navigated but not changed. The page explains why. */
  readOnly?: boolean;
  /** Box sizes only: no wiring, skipped numbers, accessible marks or series, as the legacy designer stores none. */
  sizesOnly?: boolean;
  /** The boards of a locker with several; with fewer than two there is no choice. */
  devices?: readonly { deviceId: RecordId; name: string }[];
  /** A line below the panels, such as when the draft was saved. */
  draft?: ReactNode;
}
