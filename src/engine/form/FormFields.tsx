// All fields of a form, by section.
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormContext } from './FormContext.tsx';
import { FormField } from './FormField.tsx';
import { applies } from './values.ts';
import type { RecordForm } from './useRecordForm.ts';
import '../fields/input/enter.css';
import './form.css';

export function FormFields(form: RecordForm) {
  const translate = useTranslate();
  const { resourceName, plan, control } = form;
  const values = useWatch({ control });
  return (
    <FormContext form={form}>
      {plan.map((section) => {
        const fields = section.fields
          .filter((planned) => applies(planned, values))
          .map((planned) => <FormField key={planned.name} planned={planned} />);
        const Group = section.name === undefined ? 'div' : 'fieldset';
        return (
          <Group key={section.name ?? ''} className="fields stack">
            {section.name !== undefined && (
              <legend>{translate(`resources.${resourceName}.sections.${section.name}`)}</legend>
            )}
            {fields}
          </Group>
        );
      })}
    </FormContext>
  );
}
