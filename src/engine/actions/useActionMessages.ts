// Messages of an action: `resources.<name>.actions.<name>`, or the engine's `engine.actions.<name>`.
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { refusalOf } from './offered.ts';
import { useRecordName } from '../useRecordName.ts';
import type { Together } from './action.ts';

type Rows = readonly AnyRow[];

/** One row is named, several are counted; separate messages, because Chinese has no plural to select by. */
const counted = (key: string, rows: Rows) => (rows.length === 1 ? key : `${key}Many`);

/** The messages of a resource's actions. */
export type ActionMessages = ReturnType<typeof useActionMessages>;

export function useActionMessages(resource: Resource) {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  return useMemo(() => {
    const say = (action: string, key: string, rows: Rows, more?: object) => {
      const name = rows[0] ? nameOf(rows[0]) : '';
      // A single row is described by its own fields.
      const own = rows.length === 1 ? rows[0] : undefined;
      const resourceName = translate(`resources.${resource.name}.name`, {
        smart_count: Math.max(1, rows.length),
      }).toLocaleLowerCase();
      const values = { ...own, name, resourceName, smart_count: rows.length, ...more };
      const usual = translate(`engine.actions.${action}.${key}`, { ...values, _: '' });
      return translate(`resources.${resource.name}.actions.${action}.${key}`, {
        ...values,
        ...(usual === '' ? {} : { _: usual }),
      });
    };
    return {
      nameOf,
      /** Name of the only row, for messages that lack it; several are counted in the message. */
      about: ([row, ...more]: Rows) => (row && more.length === 0 ? nameOf(row) : undefined),
      /** Why rows do not take the action now, each reason once; undefined if all do. */
      refusal: (name: string, rows: Rows) => {
        const reasons = new Set(rows.flatMap((row) => refusalOf(resource, name, row) ?? []));
        return reasons.size > 0 ? [...reasons].map((why) => translate(why)).join(' ') : undefined;
      },
      /** Button label. */
      label: (name: string) => say(name, 'label', []),
      /** Button label of leaving its dialog: where 'Cancel' could be the action itself, it says what is kept. */
      keep: (name: string) =>
        translate(`resources.${resource.name}.actions.${name}.keep`, {
          _: translate('ra.action.cancel'),
        }),
      /** Question of its dialog, with the name or number of affected records. */
      question: (name: string, rows: Rows) => say(name, counted('confirm', rows), rows),
      consequence: (name: string, rows: Rows) => {
        const many = `resources.${resource.name}.actions.${name}.consequenceMany`;
        const text = rows.length > 1 ? translate(many, { smart_count: rows.length, _: '' }) : '';
        return text || say(name, 'consequence', rows);
      },
      /** Success message. */
      done: (name: string, rows: Rows, more?: Together['values']) =>
        say(name, counted('done', rows), rows, more),
      /** Message after the undo of a change for all rows. */
      undone: (name: string, rows: Rows, more: Together['values']) =>
        say(name, 'undone', rows, more),
      /** Failure message; for a single row the resource's own, if it has one. */
      failed: (name: string, rows: Rows, failed: number) => {
        const usual = translate('engine.act.failed', { failed, smart_count: rows.length });
        const own = `resources.${resource.name}.actions.${name}.failed`;
        return rows.length === 1 ? translate(own, { _: usual }) : usual;
      },
    };
  }, [translate, resource, nameOf]);
}
