// What inputs and hooks of react-admin need around them: the form, its record and its resource.
import type { ReactNode } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { RecordForm } from './useRecordForm.ts';

interface Props {
  readonly form: Pick<RecordForm, 'resourceName' | 'record' | 'methods'>;
  readonly children: ReactNode;
}

export function FormContext({ form: { resourceName, record, methods }, children }: Props) {
  return (
    <ResourceContextProvider value={resourceName}>
      <RecordContextProvider value={record}>
        <FormProvider {...methods}>{children}</FormProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
