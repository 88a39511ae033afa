// All fields of a form, by section.
import { RecordContextProvider, ResourceContextProvider, useTranslate } from 'react-admin';
import { FormProvider, useWatch } from 'react-hook-form';
import { sourced } from '../list/table/fields.ts';
import { FormField } from './FormField.tsx';
import { isAsked } from './values.ts';
import type { RecordForm } from './useRecordForm.ts';
import '../fields/input/enter.css';
import './form.css';

type Props = Pick<RecordForm, 'resourceName' | 'plan' | 'control' | 'record' | 'methods'>;

/** Inside a form, a record and a resource as react-admin knows them, so that its own inputs and hooks work. */
export function FormFields({ methods, ...props }: Props) {
  return (
    <ResourceContextProvider value={props.resourceName}>
      <RecordContextProvider value={props.record}>
        <FormProvider {...methods}>
          <PlannedFields {...props} />
        </FormProvider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function PlannedFields({ resourceName, plan, control, record }: Omit<Props, 'methods'>) {
  const translate = useTranslate();
  const values = useWatch({ control });
  return plan.map((section) => {
    const asked = section.fields.filter((planned) => isAsked(planned, values));
    const fields = asked.map((planned) =>
      planned.stock ? (
        <div key={planned.name} className="field">
          {sourced(planned.stock, planned.name)}
        </div>
      ) : (
        <FormField
          key={planned.name}
          resourceName={resourceName}
          planned={planned}
          control={control}
          record={record}
        />
      ),
    );
    if (section.name === undefined) {
      return (
        <div key="" className="fields">
          {fields}
        </div>
      );
    }
    return (
      <fieldset key={section.name} className="fields">
        <legend>{translate(`resources.${resourceName}.sections.${section.name}`)}</legend>
        {fields}
      </fieldset>
    );
  });
}
