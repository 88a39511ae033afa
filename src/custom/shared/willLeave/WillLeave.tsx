// Says before an action whether its message can leave, and what follows if it cannot.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { useDelivery } from './useDelivery.ts';

interface Props {
  readonly answer: ReturnType<typeof useDelivery>;
  /** The key of a sentence for each delivery. */
  readonly messages: string;
  /** The key of the sentence for a message that leaves; null: nothing is said then. */
  readonly sends?: string | null;
  readonly values?: Readonly<Record<string, string>>;
}

export function WillLeave({
  answer: { known, delivery },
  messages,
  sends = `${messages}.SENDS`,
  values,
}: Props) {
  const translate = useTranslate();
  if (delivery !== undefined && delivery !== 'SENDS')
    return (
      <p className="note warn" role="status">
        <Icon name="mail" className="ic" />
        {translate(`${messages}.${delivery}`, values)}
      </p>
    );
  if (sends === null) return null;
  return <p role="status">{known ? translate(sends, values) : translate('willLeave.checking')}</p>;
}
