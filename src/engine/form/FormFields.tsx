// All fields of a form, by section.
import { useTranslate } from 'react-admin';
import { FormField } from './FormField.tsx';
import type { RecordForm } from './useRecordForm.ts';
import '../fields/input/enter.css';
import './form.css';

type Props = Pick<RecordForm, 'resourceName' | 'plan' | 'control' | 'record'>;

export function FormFields({ resourceName, plan, control, record }: Props) {
  const translate = useTranslate();
  return plan.map((section) => {
    const fields = section.fields.map((planned) => (
      <FormField
        key={planned.name}
        resourceName={resourceName}
        planned={planned}
        control={control}
        record={record}
      />
    ));
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
