// A field's error, below it.
import { ErrorText } from '../../ui/ErrorText.tsx';
import { useTranslate } from 'react-admin';
import type { ReservationError } from '../../../domain/parcels/reservation.ts';

interface Props {
  readonly id?: string;
  readonly error: ReservationError | undefined;
  /** The server's error for the field, which takes precedence. */
  readonly message?: string | undefined;
  readonly alert?: boolean;
}

export function ErrorMessage({ id, error, message, alert = false }: Props) {
  const translate = useTranslate();
  const text = error ? translate(`reservation.faults.${error}`) : message;
  if (text === undefined) return null;
  return (
    <ErrorText id={id} alert={alert}>
      {text}
    </ErrorText>
  );
}
