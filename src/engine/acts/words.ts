// The words of an action, from the noun's own catalogue: `resources.<noun>.actions.<name>`.
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../kinds/kind.ts';
import { recordName } from '../recordName.ts';

/** One row is named, more are counted: Chinese has no plural that could choose between the two. */
const counted = (key: string, rows: readonly AnyRow[]) => (rows.length === 1 ? key : `${key}Many`);

export function useActWords(resource: Resource) {
  const translate = useTranslate();
  return useMemo(() => {
    const nameOf = (row: AnyRow) => recordName(resource, row);
    const say = (name: string, key: string, rows: readonly AnyRow[]) =>
      translate(`resources.${resource.name}.actions.${name}.${key}`, {
        name: rows[0] ? nameOf(rows[0]) : '',
        smart_count: rows.length,
      });
    return {
      nameOf,
      /** What its button says. */
      label: (name: string) => say(name, 'label', []),
      /** The question of its dialog, with the name or the number of what is hit. */
      question: (name: string, rows: readonly AnyRow[]) =>
        say(name, counted('confirm', rows), rows),
      /** What will be different afterwards. */
      consequence: (name: string, rows: readonly AnyRow[]) => say(name, 'consequence', rows),
      /** What is said when all went well. */
      done: (name: string, rows: readonly AnyRow[]) => say(name, counted('done', rows), rows),
    };
  }, [translate, resource]);
}
