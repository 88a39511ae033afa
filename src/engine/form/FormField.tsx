// Form field: label, input, and below it the help text or the error.
import { ErrorText } from '../../ui/ErrorText.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, type Control } from 'react-hook-form';
import type { AnyRow } from '../fields/fieldType.ts';
import { plain } from '../fields/plain.ts';
import type { PlannedField } from './plan.ts';
import type { FieldError } from './resolver.ts';
import { useErrorMessages } from './useErrorMessages.ts';
import type { Values } from './values.ts';

interface Props {
  readonly resourceName: string;
  readonly planned: PlannedField;
  readonly control: Control<Values>;
  readonly record: AnyRow;
}

export function FormField({ resourceName, planned, control, record }: Props) {
  const translate = useTranslate();
  const errorMessages = useErrorMessages(resourceName);
  const id = useId();
  const { name, Input, required, type, stays } = planned;
  const kept = stays && plain(record[name]) !== '';
  const { field, fieldState } = useController({ name, control });
  const label = translate(`resources.${resourceName}.fields.${name}`);
  const help = translate(`resources.${resourceName}.help.${name}`, { _: '' });
  const error: FieldError | undefined = fieldState.error;
  const wrong = error && (error.fault ? errorMessages(planned, error.fault) : error.message);
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!required && !kept && type !== 'boolean' && <Optional />}
      </label>
      <Input
        id={id}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        focus={field.ref}
        invalid={error !== undefined}
        required={required}
        describedBy={wrong || help ? `${id}-says` : undefined}
        label={label}
        resourceName={resourceName}
        field={name}
        choices={planned.choices}
        whole={planned.whole}
        record={record}
      />
      {wrong ? (
        <ErrorText id={`${id}-says`}>{wrong}</ErrorText>
      ) : (
        help && (
          <span id={`${id}-says`} className="msg">
            {help}
          </span>
        )
      )}
    </div>
  );
}
