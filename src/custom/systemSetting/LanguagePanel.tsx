// The language for recipients without one of their own.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Input } from '../../../contract/endpoint.ts';
import { networkLanguage } from '../../../contract/messages/networkLanguage.ts';
import type { MessageLanguage } from '../../../domain/limits.ts';
import { call } from '../../dataProvider/call.ts';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { timeRead } from '../../engine/form/timeRead.ts';
import { useRecordForm, type RecordForm } from '../../engine/form/useRecordForm.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';

const NOTHING: AnyRow = {};
const SECTIONS = [{ fields: ['language'] }] as const;

/** The form with the language as loaded; disabled where the server returned none. */
export function useLanguageForm(record: AnyRow = NOTHING): RecordForm {
  const notify = useNotify();
  const queries = useQueryClient();
  const plan = useMemo(() => planForm(networkLanguage.save, SECTIONS, {}), []);
  return useRecordForm({
    resourceName: 'systemSetting',
    endpoint: networkLanguage.save,
    plan,
    record,
    given: NOTHING,
    send: (input, asRead) =>
      call(networkLanguage.save, input as Input<typeof networkLanguage.save>, { asRead }),
    asRead: timeRead(record),
    isEdit: true,
    onSaved: () => {
      void queries.invalidateQueries({ queryKey: ['networkLanguage'] });
      notify('resources.systemSetting.saved', { type: 'success' });
    },
    stays: true,
  });
}

interface Props {
  readonly form: RecordForm;
  readonly language: MessageLanguage;
  readonly mayEdit: boolean;
}

export function LanguagePanel({ form, language, mayEdit }: Props) {
  const translate = useTranslate();
  const title = translate('resources.systemSetting.languageOfMessages');
  return (
    <section className="panel pad form-page form">
      <h2>{title}</h2>
      {mayEdit ? (
        <FormBody form={form} leaving={undefined} nameOf={() => title} />
      ) : (
        <p>{translate(`choices.language.${language}`)}</p>
      )}
    </section>
  );
}
