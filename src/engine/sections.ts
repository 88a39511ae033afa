// The fields of a form or page in sections.
import type { Sections } from './declarations.ts';

export interface Section {
  /** Selects its messages; a list without sections has one unnamed section. */
  readonly name?: string;
  readonly fields: readonly string[];
}

const isList = (said: Sections<string>): said is readonly string[] => Array.isArray(said);

/** A declared form or page, by section. */
export function sectionsOf(said: Sections<string> | undefined): readonly Section[] {
  if (said === undefined) return [];
  if (isList(said)) return [{ fields: said }];
  return Object.entries(said).map(([name, fields]) => ({ name, fields }));
}
