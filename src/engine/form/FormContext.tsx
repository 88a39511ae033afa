// What inputs and hooks of react-admin need around them: the form, its record and its resource.
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { RecordForm } from './useRecordForm.ts';

type Given = Pick<RecordForm, 'resourceName' | 'record' | 'methods'>;

export function FormContext({ form, children }: { form: Given; children: ReactNode }) {
  const { resourceName, record, methods } = form;
  return (
    <ResourceContextProvider value={resourceName}>
      <RecordContextProvider value={record}>
        <FormProvider {...methods}>{children}</FormProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
