// A message as its recipient reads it: an SMS as a bubble, a mail with its subject.
import { useTranslate } from 'react-admin';
import type { MessageRow } from '../../../../contract/messages/messages.ts';
import './messageText.css';

interface Props {
  readonly channel: MessageRow['channel'];
  readonly title: string;
  readonly content: string;
}

export function MessageText({ channel, title, content }: Props) {
  const translate = useTranslate();
  if (channel === 'SMS') return <p className="messageLines messageBubble">{content}</p>;
  return (
    <div className="messageMail framed">
      <p className="messageSubject">
        <span className="unseen">{translate('messageSaid.subject')}</span>
        {title}
      </p>
      <p className="messageLines">{content}</p>
    </div>
  );
}
