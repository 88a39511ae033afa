// The form of a gateway, saved only if it is valid (R5.40, R5.83).
import { useMemo } from 'react';
import { useNotify } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import { fieldsOf, planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { Gateway } from './gateway.ts';
import { saveOf, untouched } from './otherServers.ts';

/** `onSaved` receives the gateway as stored: without its secret, with whether one is set. */
export function useGatewayForm(
  { settings: { name, save: ours, form, fields }, key }: Gateway,
  record: AnyRow,
  onSaved: (record: AnyRow) => void,
) {
  const notify = useNotify();
  const save = useMemo(() => saveOf(ours, record), [ours, record]);
  const plan = useMemo(() => planForm(save, form, fields), [save, form, fields]);
  const given = useMemo(() => {
    const secrets = fieldsOf(plan).filter(({ type: kind }) => kind === 'secret');
    const kept = secrets.map(({ name: one }) => [one, untouched(record, one)]);
    return { [key]: record[key], ...Object.fromEntries(kept) };
  }, [key, record, plan]);
  return useRecordForm({
    resourceName: name,
    endpoint: save,
    plan,
    record,
    given,
    send: async (input, asRead) => (await call(save, input, { asRead })) as AnyRow,
    asRead: timeRead(record),
    onSaved: (saved) => {
      onSaved(saved);
      notify('gateways.saved', { type: 'success' });
    },
    stays: true,
  });
}
