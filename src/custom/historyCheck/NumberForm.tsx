// Input for a parcel's number: typed or scanned, in capitals; a scanner ends with Enter.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { readParcelNumber } from '../../../domain/parcels/reservation.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly asked: string;
  readonly onAsk: (parcelNumber: string) => void;
}

export function NumberForm({ asked, onAsk }: Props) {
  const translate = useTranslate();
  const [number, setNumber] = useState(asked);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The next scan replaces the previous number.
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parcelNumber = readParcelNumber(number);
    setMissing(parcelNumber === '');
    if (parcelNumber !== '') onAsk(parcelNumber);
    else input.current?.focus();
  };
  return (
    <form className="history-ask" role="search" onSubmit={submit}>
      <div className="field">
        <label htmlFor="history-number">{translate('historyCheck.number')}</label>
        <input
          id="history-number"
          ref={input}
          className="inp lg"
          value={number}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={missing}
          aria-describedby="history-number-says"
          onChange={(event) => {
            setNumber(event.target.value.toUpperCase());
            setMissing(false);
          }}
        />
        <span id="history-number-says" className={missing ? 'msg bad' : 'msg'}>
          {missing && <Icon name="stop" />}
          {translate(missing ? 'historyCheck.enter' : 'historyCheck.help')}
        </span>
      </div>
      <button type="submit" className="btn primary">
        <Icon name="search" />
        {translate('historyCheck.ask')}
      </button>
    </form>
  );
}
