// The free storage time of a parcel whose provider and locker have none of their own.
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { freeStoreTimeSave } from '../../../contract/lockers/lockerSettings.ts';
import { call } from '../../dataProvider/call.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

const NOTHING: AnyRow = {};
const SECTIONS = [{ fields: ['FREE_STORE_TIME'] }] as const;

/** The form with the free storage time as loaded. */
export function useFreeTime(record: AnyRow): RecordForm {
  const notify = useNotify();
  const plan = useMemo(() => planForm(freeStoreTimeSave, SECTIONS, {}), []);
  return useRecordForm({
    resourceName: 'systemSetting',
    endpoint: freeStoreTimeSave,
    plan,
    record,
    given: NOTHING,
    send: (input, asRead) =>
      call(freeStoreTimeSave, input as { FREE_STORE_TIME: number }, { asRead }),
    asRead: timeRead(record),
    isEdit: true,
    onSaved: () => notify('resources.systemSetting.saved', { type: 'success' }),
    stays: true,
  });
}

interface Props {
  form: RecordForm;
  hours: number;
  mayEdit: boolean;
}

export function FreeTimePanel({ form, hours, mayEdit }: Props) {
  const translate = useTranslate();
  const title = translate('resources.systemSetting.freeTime');
  return (
    <section className="panel pad form-page form">
      <h2>{title}</h2>
      {mayEdit ? (
        <FormBody form={form} leaving={undefined} nameOf={() => title} />
      ) : (
        <p>{translate('resources.systemSetting.hours', { smart_count: hours })}</p>
      )}
    </section>
  );
}
