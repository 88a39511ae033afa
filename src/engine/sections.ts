// The fields of a form or a page in their sections.
import type { Sections } from './declarations.ts';

export interface Section {
  /** Names its words; a list without sections has one without a name. */
  readonly name?: string;
  readonly fields: readonly string[];
}

const isList = (said: Sections<string>): said is readonly string[] => Array.isArray(said);

/** A declared form or page, section by section. */
export function sectionsOf(said: Sections<string> | undefined): readonly Section[] {
  if (said === undefined) return [];
  if (isList(said)) return [{ fields: said }];
  return Object.entries(said).map(([name, fields]) => ({ name, fields }));
}
