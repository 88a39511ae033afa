// The keys in one of the demo's private files.
import { readFileSync } from 'node:fs';

/** None where there is no such file, or where it is damaged. */
export function readKeys<K>(file: string): K[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as K[];
  } catch {
    return [];
  }
}
