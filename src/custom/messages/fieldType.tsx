// Field types of a message; its text below the facts and the list's notice, loaded only when a page shows them.

import { useTranslate } from 'react-admin';
import type { MessageRow } from '../../../contract/messages/messages.ts';
import { choiceKey } from '../../engine/fields/choice.tsx';
import type { Cell, FieldType } from '../../engine/fields/fieldType.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';

/** As text, with the gateway's number. */
function Show({ value, row: { errorStatus } }: Cell<MessageRow>) {
  const translate = useTranslate();
  if (value === null || value === undefined) return null;
  const text = translate(choiceKey('messageError', value));
  if (errorStatus === null) return <span className="cut">{text}</span>;
  const label = translate('resources.messages.withStatus', { text, status: errorStatus });
  return (
    <span className="cut" title={label}>
      {label}
    </span>
  );
}

export const errorCell: FieldType<MessageRow> = { Show };

export const messagesNotice = lazyPart(() => import('./MessagesNotice.tsx'));

export const messageBelow = lazyPart(() => import('./SentText.tsx'));
