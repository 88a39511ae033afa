// Messages of a form: `resources.<name>.form`, or the engine's with the resource's name.
import { useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { useRecordName } from '../useRecordName.ts';

export function useFormMessages(resource: Resource) {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  const resourceName = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const say = (key: string, row?: AnyRow) => {
    const values = { resourceName: resourceName.toLocaleLowerCase(), name: row ? nameOf(row) : '' };
    const usual = translate(`engine.form.${key}`, values);
    return translate(`resources.${resource.name}.form.${key}`, { ...values, _: usual });
  };
  return {
    /** Title of the form: of a new record, or of one by name. */
    title: (record?: AnyRow) => (record ? say('edit', record) : say('create')),
    /** Says which record the new one copies. */
    copiedFrom: (source: AnyRow) => translate('engine.form.copiedFrom', { name: nameOf(source) }),
    /** Messages after a save. */
    saved: (record: AnyRow | undefined, saved: AnyRow) =>
      say(record ? 'updated' : 'created', { ...record, ...saved }),
  };
}
