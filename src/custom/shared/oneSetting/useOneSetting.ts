// The form of a setting of one field, which stays open after a save.
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint } from '../../../../contract/endpoint.ts';
import type { AnyRow, FieldType } from '../../../engine/fields/fieldType.ts';
import { planForm } from '../../../engine/form/plan.ts';
import { timeRead } from '../../../engine/form/timeRead.ts';
import { useRecordForm, type Subject } from '../../../engine/form/useRecordForm.ts';

const NOTHING: AnyRow = {};

interface Setting extends Partial<Pick<Subject, 'send'>> {
  readonly resourceName: string;
  readonly endpoint: Endpoint;
  readonly field: string;
  /** As loaded; undefined where the server returned none. */
  readonly record: AnyRow | undefined;
  /** Its input, unless it is that of the endpoint's schema. */
  readonly type?: FieldType;
  readonly onSaved?: () => void;
}

export function useOneSetting(setting: Setting) {
  const { resourceName, endpoint, field, record = NOTHING, type, send, onSaved } = setting;
  const notify = useNotify();
  const plan = useMemo(
    () =>
      planForm(endpoint, [{ fields: [field] }], type ? { [field]: { type } } : {}).map(
        ({ fields }) => ({ fields: fields.map((planned) => ({ ...planned, ...type })) }),
      ),
    [endpoint, field, type],
  );
  return useRecordForm({
    resourceName,
    endpoint,
    plan,
    record,
    send,
    asRead: timeRead(record),
    isEdit: true,
    onSaved: () => {
      onSaved?.();
      const about = `resources.${resourceName}.fields.${field}`;
      notify(`resources.${resourceName}.saved`, { type: 'success', about });
    },
    stays: true,
  });
}
