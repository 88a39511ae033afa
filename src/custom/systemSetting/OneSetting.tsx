// A setting of one field: its form, or its value for users who may not change it.
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';

const NOTHING: AnyRow = {};

/** @param record as loaded; empty where the server returned none */
export function useOneSetting<E extends Endpoint>(
  endpoint: E,
  field: string,
  record: AnyRow = NOTHING,
  onSaved?: () => void,
): RecordForm {
  const notify = useNotify();
  const plan = useMemo(() => planForm(endpoint, [{ fields: [field] }], {}), [endpoint, field]);
  return useRecordForm({
    resourceName: 'systemSetting',
    endpoint,
    plan,
    record,
    given: NOTHING,
    send: async (input, asRead) => (await call(endpoint, input as Input<E>, { asRead })) as AnyRow,
    asRead: timeRead(record),
    isEdit: true,
    onSaved: () => {
      onSaved?.();
      const about = `resources.systemSetting.fields.${field}`;
      notify('resources.systemSetting.saved', { type: 'success', about });
    },
    stays: true,
  });
}

interface Props {
  readonly title: string;
  readonly form: RecordForm;
  readonly value: string;
  readonly mayEdit: boolean;
}

export function OneSetting({ title, form, value, mayEdit }: Props) {
  return (
    <section className="panel pad form-page form">
      <h2>{title}</h2>
      {mayEdit ? <FormBody form={form} leaving={undefined} nameOf={() => title} /> : <p>{value}</p>}
    </section>
  );
}
