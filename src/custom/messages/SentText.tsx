// The text of a message as its recipient reads it; PINs and codes are masked by dots.
import { useTranslate } from 'react-admin';
import type { MessageInfo, MessageRow } from '../../../contract/messages/messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageMessages } from '../../engine/PageMessages.tsx';
import { MessageText } from '../shared/messageText/MessageText.tsx';

type Content = Pick<MessageInfo, 'messageTitle' | 'messageText' | 'asSent' | 'messageLanguage'>;
type Row = MessageRow & Partial<Content>;

function Panel({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const { channel, messageTitle = '', messageText = '', asSent = false } = row;
  const { emptied, unsureTries, messageState, messageLanguage } = row;
  const language = messageLanguage && translate(`choices.language.${messageLanguage}`);
  const willBe = language && messageText !== '' && messageState !== 'SENT';
  const heading = asSent ? 'sent' : messageState === 'SENT' ? 'text' : 'waiting';
  const about = [
    translate(asSent ? 'messageSaid.asSent' : 'messageSaid.template'),
    ...(willBe ? [translate('messageSaid.language', { language })] : []),
  ].join(' ');
  return (
    <section className="panel pad facts-panel messageSaid">
      <h2>{translate(`messageSaid.${heading}`)}</h2>
      {messageText === '' ? (
        <p className="soft">{translate('messageSaid.nothing')}</p>
      ) : (
        <MessageText channel={channel} title={messageTitle} content={messageText} />
      )}
      <p className="soft small">{about}</p>
      {unsureTries > 0 && (
        <p className="note warn">
          <Icon name="warn" className="ic" />
          {translate('messageSaid.unsure', { smart_count: unsureTries })}
        </p>
      )}
      {emptied && (
        <p className="note">
          <Icon name="lock" className="ic" />
          {translate('messageSaid.emptied')}
        </p>
      )}
    </section>
  );
}

export default function SentText({ row }: { readonly row: MessageRow }) {
  return (
    <PageMessages>
      <Panel row={row} />
    </PageMessages>
  );
}
