// The fields of a form or page in sections.
import type { Sections } from './declarations.ts';

export interface Section {
  /** Selects its messages; a list without sections has one unnamed section. */
  readonly name?: string;
  readonly fields: readonly string[];
}

const isList = (given: Sections<string>): given is readonly string[] => Array.isArray(given);

/** A declared form or page, by section. */
export function sectionsOf(given: Sections<string> | undefined): readonly Section[] {
  if (given === undefined) return [];
  if (isList(given)) return [{ fields: given }];
  return Object.entries(given).map(([name, fields]) => ({ name, fields }));
}
