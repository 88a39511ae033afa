// The words of an action: the resource's own, `resources.<name>.actions.<name>`, else the engine's, `engine.acts.<name>`.
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { useRecordName } from '../recordName.ts';

/** One row is named, more are counted: Chinese has no plural that could choose between the two. */
const counted = (key: string, rows: readonly AnyRow[]) => (rows.length === 1 ? key : `${key}Many`);

/** Says the words of a resource's actions. */
export interface ActionMessages {
  nameOf(row: AnyRow): string;
  /** What its button says. */
  label(name: string): string;
  /** The question of its dialog, with the name or the number of what is hit. */
  question(name: string, rows: readonly AnyRow[]): string;
  /** What will be different afterwards. */
  consequence(name: string, rows: readonly AnyRow[]): string;
  /** What is said when all went well. */
  done(name: string, rows: readonly AnyRow[]): string;
  /** What is said when it went wrong for some: of one row the resource's own word, where it has one. */
  failed(name: string, rows: readonly AnyRow[], failed: number): string;
}

export function useActWords(resource: Resource): ActionMessages {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  return useMemo(() => {
    const say = (name: string, key: string, rows: readonly AnyRow[]) => {
      const values = { name: rows[0] ? nameOf(rows[0]) : '', smart_count: rows.length };
      const resourceName = translate(`resources.${resource.name}.name`, {
        smart_count: Math.max(1, rows.length),
      });
      const usual = translate(`engine.acts.${name}.${key}`, { ...values, resourceName, _: '' });
      return translate(`resources.${resource.name}.actions.${name}.${key}`, {
        ...values,
        ...(usual === '' ? {} : { _: usual }),
      });
    };
    return {
      nameOf,
      label: (name) => say(name, 'label', []),
      question: (name, rows) => say(name, counted('confirm', rows), rows),
      consequence: (name, rows) => say(name, 'consequence', rows),
      done: (name, rows) => say(name, counted('done', rows), rows),
      failed: (name, rows, failed) => {
        const usual = translate('engine.act.failed', { failed, smart_count: rows.length });
        const own = `resources.${resource.name}.actions.${name}.failed`;
        return rows.length === 1 ? translate(own, { _: usual }) : usual;
      },
    };
  }, [translate, resource, nameOf]);
}
