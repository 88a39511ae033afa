// A setting of one field: its form, or its value for users who may not change it.
import type { ReactNode } from 'react';
import { FormBody } from '../../../engine/form/FormBody.tsx';
import type { RecordForm } from '../../../engine/form/useRecordForm.ts';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly form: RecordForm;
  readonly value: ReactNode;
  readonly mayEdit: boolean;
}

export function OneSetting({ title, text, form, value, mayEdit }: Props) {
  return (
    <section className="panel pad form-page form stack" aria-label={title}>
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
