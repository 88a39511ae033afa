// A field of a form: its input, with the label, help text and error of the resource.
import { FieldTitle, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Optional } from '../../ui/Optional.tsx';
import { plain } from '../fields/plain.ts';
import { sourced } from '../list/table/fields.ts';
import type { PlannedField } from './plan.ts';

/** Inside a FormContext. */
export function FormField({ planned }: { readonly planned: PlannedField }) {
  const translate = useTranslate();
  const resourceName = useResourceContext();
  const record = useRecordContext();
  const { name, Input, stock, required, choices, whole, type, stays } = planned;
  if (stock) return sourced(stock, name);
  const isFixed = stays && plain(record?.[name]) !== '';
  return (
    <Input
      source={name}
      label={
        <>
          <FieldTitle source={name} />
          {!required && !isFixed && type !== 'boolean' && <Optional />}
        </>
      }
      helperText={translate(`resources.${resourceName}.help.${name}`, { _: '' }) || false}
      isRequired={required}
      choices={choices}
      whole={whole}
    />
  );
}
