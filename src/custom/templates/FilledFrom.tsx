// The parcel that fills the preview, and an input for another one.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Optional } from '../../ui/Optional.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { parcels } from '../../../contract/parcels/parcels.ts';
import type { Template } from '../../../contract/messages/templates.ts';
import { EVENT_PLACEHOLDERS } from '../../../domain/messages/templateRules.ts';
import { SECRET_PLACEHOLDERS } from '../../../domain/messages/templates.ts';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { CallError } from '../../dataProvider/callError.ts';
import type { ValuesQuery } from './useTemplateValues.ts';

interface Props {
  readonly template: Template;
  readonly query: ValuesQuery;
  readonly parcelNumber: string;
  readonly onAsk: (parcelNumber: string) => void;
}

/** The sentence below a preview. */
function Origin({ template, query }: Pick<Props, 'template' | 'query'>) {
  const translate = useTranslate();
  const { data, isLoading } = query;
  const isSecret = (name: string) => (SECRET_PLACEHOLDERS as readonly string[]).includes(name);
  const from = data?.from ?? 'NEUTRAL';
  const parts = [
    ...(isLoading
      ? []
      : [translate(`templates.from.${from}`, { number: data?.parcelNumber ?? '' })]),
    ...(template.placeholderList.some(isSecret) ? [translate('templates.noSecret')] : []),
  ];
  return <p className="small soft">{parts.join(' ')}</p>;
}

function OtherParcel({ query, parcelNumber, onAsk }: Omit<Props, 'template'>) {
  const translate = useTranslate();
  const id = useId();
  const { control, handleSubmit } = useForm({ defaultValues: { number: parcelNumber } });
  const { ref, onChange, ...field } = useController({ control, name: 'number' }).field;
  const { error } = query;
  const isUnknown = error instanceof CallError && error.status === 404;
  const wrong = error && (isUnknown ? translate('templates.noParcel') : error.message);
  const ask = handleSubmit(({ number }) => onAsk(readParcelNumber(number)));
  return (
    <form className="templateAsk" onSubmit={(event) => void ask(event)}>
      <TextField
        {...field}
        inputRef={ref}
        label={
          <>
            {translate('templates.otherParcel')}
            <Optional />
          </>
        }
        autoComplete="off"
        spellCheck={false}
        error={error !== null}
        slotProps={{
          htmlInput: {
            maxLength: 40,
            autoCapitalize: 'characters',
            'aria-describedby': error ? `${id}-says` : undefined,
          },
        }}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
      />
      <Button type="submit">{translate('templates.show')}</Button>
      {wrong && (
        <ErrorText id={`${id}-says`} alert>
          {wrong}
        </ErrorText>
      )}
    </form>
  );
}

const isOfParcel = ({ templateEvent }: Template): boolean =>
  (EVENT_PLACEHOLDERS as Readonly<Record<string, readonly string[]>>)[templateEvent]?.includes(
    'parcelNumber',
  ) ?? false;

export function FilledFrom(props: Props) {
  const canAccess = useCanAccess();
  const offers = props.query.data !== undefined || props.query.error !== null;
  return (
    <>
      <Origin {...props} />
      {offers && isOfParcel(props.template) && canAccess(parcels.list) && (
        <OtherParcel {...props} />
      )}
    </>
  );
}
