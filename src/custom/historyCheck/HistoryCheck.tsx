// The whole history of a parcel number, including several stays.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEffect, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useController, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hasOtherCharacters, readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { Page } from '../../engine/Page.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { Icon } from '../../ui/Icon.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { Stays } from './Stays.tsx';
import './historyCheck.css';

/** The message of a typed number; older numbers with other characters are linked from their parcels. */
function errorOf(parcelNumber: string): string | undefined {
  if (parcelNumber === '') return 'historyCheck.enter';
  return hasOtherCharacters(parcelNumber) ? 'problems.codes.PARCEL_NUMBER_CHARACTERS' : undefined;
}

function NumberForm({ sought, onAsk }: { sought: string; onAsk: (parcelNumber: string) => void }) {
  const translate = useTranslate();
  const { control, handleSubmit, setFocus, clearErrors } = useForm({
    defaultValues: { number: sought },
    reValidateMode: 'onSubmit',
  });
  const { field, fieldState } = useController({
    control,
    name: 'number',
    rules: { validate: (typed) => errorOf(readParcelNumber(typed)) },
  });
  const { invalid, error } = fieldState;
  const { ref, ...input } = field;
  // The next scan replaces the previous number.
  useEffect(() => setFocus('number', { shouldSelect: true }), [setFocus]);
  const submit = handleSubmit(({ number }) => onAsk(readParcelNumber(number)));
  return (
    <form className="history-ask row" role="search" onSubmit={(event) => void submit(event)}>
      <TextField
        {...input}
        inputRef={ref}
        label={translate('historyCheck.number')}
        autoComplete="off"
        spellCheck={false}
        error={invalid}
        helperText={translate(error?.message ?? 'historyCheck.help')}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters' } }}
        onChange={(event) => {
          input.onChange(event.target.value.toUpperCase());
          clearErrors();
        }}
      />
      <Button type="submit" variant="contained" startIcon={<Icon name="search" />}>
        {translate('historyCheck.ask')}
      </Button>
    </form>
  );
}

function Look() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { query } = usePageQuery(routes.historyCheck);
  const sought = readParcelNumber(query?.parcelNumber ?? '');
  const ask = (parcelNumber: string) =>
    void navigate(pageUrl(routes.historyCheck, { parcelNumber }));
  return (
    <>
      <NumberForm key={sought} sought={sought} onAsk={ask} />
      {sought === '' ? (
        <StatePanel icon="search" title={translate('historyCheck.begin')}>
          {translate('historyCheck.beginText')}
        </StatePanel>
      ) : (
        <Stays parcelNumber={sought} />
      )}
    </>
  );
}

/** The page behind `HistoryCheck`. */
export default function HistoryCheck(): ReactElement {
  const translate = useTranslate();
  return (
    <Page title={translate('historyCheck.title')}>
      <Look />
    </Page>
  );
}
