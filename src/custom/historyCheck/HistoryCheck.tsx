// The whole history of a parcel number, including several stays.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactElement, useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
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
  const [number, setNumber] = useState(sought);
  const [wrong, setWrong] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // The next scan replaces the previous number.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parcelNumber = readParcelNumber(number);
    const error = errorOf(parcelNumber);
    setWrong(error);
    if (!error) onAsk(parcelNumber);
    else input.current?.focus();
  };
  return (
    <form className="history-ask" role="search" onSubmit={submit}>
      <TextField
        inputRef={input}
        label={translate('historyCheck.number')}
        value={number}
        autoComplete="off"
        spellCheck={false}
        error={wrong !== undefined}
        helperText={translate(wrong ?? 'historyCheck.help')}
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'characters' } }}
        onChange={(event) => {
          setNumber(event.target.value.toUpperCase());
          setWrong(undefined);
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
