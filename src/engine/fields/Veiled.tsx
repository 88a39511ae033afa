// A masked value with a button that reveals one record's values; recorded in the audit log.
import type { RecordId } from '../../../domain/recordId.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useTranslate } from 'react-admin';
import { reveals, type RevealSubject } from '../../../contract/people/reveals.ts';
import { useCall } from '../useCall.ts';
import { useCanAccess } from '../useCanAccess.ts';
import { useFailure } from '../useFailure.ts';
import type { Cell, FieldType } from './fieldType.ts';

interface Props {
  readonly cell: Cell;
  /** The masked value. */
  readonly masked: string;
  /** Renders the revealed value. */
  readonly plain: FieldType;
  readonly subject: RevealSubject;
  readonly id: RecordId;
  /** Message key of the field's label. */
  readonly label: string;
}

/** Fetched on click, for all masked fields of the record on the page; discarded on unmount. */
const useRevealed = (subject: RevealSubject, id: RecordId) =>
  useCall(
    ['revealed', subject, id],
    reveals.one,
    { subject, id },
    { enabled: false, retry: false, staleTime: Infinity, gcTime: 0 },
  );

export default function Veiled({ cell, masked, plain, subject, id, label }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const showError = useFailure();
  const { data, refetch, isFetching } = useRevealed(subject, id);
  const clear = data?.values[cell.field];
  if (clear) return <plain.Show {...cell} value={clear} />;
  const offered = canAccess(reveals.one);
  const text = translate('engine.kinds.reveal', { field: translate(label) });
  const reveal = async () => {
    const { error } = await refetch();
    if (error) showError(error);
  };
  return (
    <span className="line">
      <span className="nw">{masked}</span>
      {offered && (
        <IconButton
          icon="eye"
          label={text}
          className="quiet sm"
          title={text}
          disabled={isFetching}
          onClick={() => void reveal()}
        />
      )}
    </span>
  );
}
