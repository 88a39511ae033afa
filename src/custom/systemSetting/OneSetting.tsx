// A setting of one field: its form, or its value for users who may not change it.
import { useMemo, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import type { AnyRow, FieldType } from '../../engine/fields/fieldType.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm, type RecordForm, type Subject } from '../../engine/form/useRecordForm.ts';

const NOTHING: AnyRow = {};

interface Setting<E extends Endpoint> extends Partial<Pick<Subject, 'send'>> {
  readonly endpoint: E;
  readonly field: string;
  /** As loaded; undefined where the server returned none. */
  readonly record: AnyRow | undefined;
  /** Its input, unless it is that of the endpoint's schema. */
  readonly type?: FieldType;
  readonly onSaved?: () => void;
}

export function useOneSetting<E extends Endpoint>(setting: Setting<E>): RecordForm {
  const { endpoint, field, record = NOTHING, type, onSaved } = setting;
  const notify = useNotify();
  const plan = useMemo(
    () =>
      planForm(endpoint, [{ fields: [field] }], type ? { [field]: { type } } : {}).map(
        ({ fields }) => ({ fields: fields.map((planned) => ({ ...planned, ...type })) }),
      ),
    [endpoint, field, type],
  );
  const send: Subject['send'] = async (input, asRead) =>
    (await call(endpoint, input as Input<E>, { asRead })) as AnyRow;
  return useRecordForm({
    resourceName: 'systemSetting',
    endpoint,
    plan,
    record,
    given: NOTHING,
    send: setting.send ?? send,
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
  readonly text?: string;
  readonly form: RecordForm;
  readonly value: ReactNode;
  readonly mayEdit: boolean;
}

export function OneSetting({ title, text, form, value, mayEdit }: Props) {
  return (
    <section className="panel pad form-page form" aria-label={title}>
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      {mayEdit ? (
        <FormBody form={form} leaving={undefined} nameOf={() => title} />
      ) : (
        <div>{value}</div>
      )}
    </section>
  );
}
