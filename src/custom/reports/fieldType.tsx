// Recipients of a scheduled report in its list: own addresses, those of the settings, or nobody.
import { useTranslate } from 'react-admin';
import { addressesOf } from '../../../domain/messages/recipients.ts';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';

interface Sent {
  readonly addresses: string;
  readonly hasRecipients: boolean;
}

function Recipients({ row }: Cell<Sent>) {
  const translate = useTranslate();
  const own = addressesOf(row.addresses).join('; ');
  if (own === '')
    return (
      <span className="cut soft">
        {translate(`resources.reportSchedules.to.${row.hasRecipients ? 'usual' : 'nobody'}`)}
      </span>
    );
  return (
    <span className="cut" title={own}>
      {own}
    </span>
  );
}

export const recipients: FieldType<Sent> = { Show: Recipients };
