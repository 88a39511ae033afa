// The saved call of the SMS gateway, for users who write or select one.
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate, useNotify } from 'react-admin';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { isKept } from './keptSecret.tsx';
import { useMemo } from 'react';
import { charactersOf } from '../../../domain/messages/gateways.ts';
import { fieldsOf, planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { unknownFields } from '../../engine/form/unknownFields.ts';
import { useRecordForm } from '../../engine/form/useRecordForm.ts';
import type { Gateway } from './gateway.tsx';
import { UNDELIVERED } from '../shared/undelivered/useUndelivered.ts';
import { saveOf, untouched } from './otherServers.ts';

/** `onSaved` receives the gateway as stored: without its secret, with whether one is set. */
export function useGatewayForm(
  { settings: { name, read, save: ours, form, fields }, key }: Gateway,
  record: AnyRow,
  onSaved: (record: AnyRow) => void,
) {
  const notify = useNotify();
  const client = useQueryClient();
  const save = useMemo(() => saveOf(ours, record), [ours, record]);
  const plan = useMemo(() => planForm(save, form, fields), [save, form, fields]);
  const given = useMemo(() => {
    const secrets = fieldsOf(plan).filter(({ type: fieldType }) => fieldType === 'secret');
    const kept = secrets.map(({ name: one }) => [one, untouched(record, one)]);
    return { [key]: record[key], ...Object.fromEntries(kept) };
  }, [key, record, plan]);
  return useRecordForm({
    resourceName: name,
    endpoint: save,
    plan,
    record,
    given,
    unknown: unknownFields(record, [read, ours]),
    asRead: timeRead(record),
    isEdit: true,
    onSaved: (saved) => {
      onSaved(saved);
      void client.invalidateQueries({ queryKey: UNDELIVERED });
      notify('gateways.saved', { type: 'success', about: `resources.${name}.title` });
    },
    stays: true,
  });
}

const TYPES = { JSON: 'application/json', FORM: 'application/x-www-form-urlencoded' };
/** Placeholders for the values that differ per SMS. */
const FIELDS = ['to', 'from', 'text', 'messageId'];

/** The call with `{name}` in place of each value. */
function exampleOf(record: AnyRow): string {
  const isForm = record['Encoding'] === 'FORM';
  const fields = FIELDS.filter((name) => name !== 'from' || plain(record['senderId']) !== '').map(
    (name) => [name, name === 'from' ? plain(record['senderId']) : `{${name}}`] as const,
  );
  const body = isForm
    ? fields.map(([name, value]) => `${name}=${value}`).join('&')
    : JSON.stringify(
        { ...Object.fromEntries(fields), encoding: charactersOf(plain(record['Encoding'])) },
        null,
        2,
      );
  const head = [
    `POST ${plain(record['url'])}`,
    `Content-Type: ${isForm ? TYPES.FORM : TYPES.JSON}`,
    'Idempotency-Key: {messageId}',
    ...(isKept({ record, field: 'apiKey' }) ? ['Authorization: Bearer ••••••'] : []),
  ];
  return [...head, '', body].join('\n');
}

export function CallPanel({ record }: { readonly record: AnyRow }) {
  const translate = useTranslate();
  if (plain(record['url']) === '') return null;
  return (
    <section className="panel pad gatewayPanel stack-12">
      <h2>{translate('gateways.call')}</h2>
      <pre className="wireText well break">{exampleOf(record)}</pre>
      <p className="soft small">
        {translate(`gateways.accepted.${plain(record['acceptance']) || 'CAUTIOUS'}`, {
          field: plain(record['acceptedField']),
          value: plain(record['acceptedValue']),
        })}
      </p>
    </section>
  );
}
