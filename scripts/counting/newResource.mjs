// What a new resource costs: its files, and the lines that it adds to lists elsewhere.
import { EXAMPLE } from '../newResource/fields.mjs';
import { readArguments } from '../newResource/arguments.mjs';
import { planOf } from '../newResource/plan.mjs';
import { read } from '../newResource/written.mjs';
import { linesOf } from './sources.mjs';

const COMMAND = [
  'trolleys',
  EXAMPLE.slice(1, -1),
  '--view',
  'LOCKER_VIEW',
  '--edit',
  'LOCKER_EDIT',
];

/** Measured with the example of docs/adding-a-resource.md; nothing is written. */
export function newResource() {
  const { files, lists } = planOf(readArguments(COMMAND));
  const added = Object.entries(lists).map(([path, withLines]) => {
    const text = read(path);
    return linesOf(withLines(text)) - linesOf(text);
  });
  return {
    files: Object.keys(files).length,
    registryLines: added.reduce((sum, lines) => sum + lines, 0),
  };
}
