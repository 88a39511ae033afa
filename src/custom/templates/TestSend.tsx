// "test-send to a mobile number or email address": what is saved goes there, with nothing of a real parcel in it.
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { templates, type Template } from '../../../contract/templates.ts';
import { testAddress } from '../../../domain/templateRules.ts';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import { Icon } from '../../engine/Icon.tsx';

interface Props {
  readonly template: Template;
  /** What stands in the form is not what is saved. */
  readonly isChanged: boolean;
}

function useSending({ templateId, templateType }: Template) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const send = async (entered: string) => {
    const notifyAddress = testAddress(templateType, entered);
    if (notifyAddress === undefined)
      return setWrong(translate(`templates.address.${templateType}`));
    setBusy(true);
    setWrong(undefined);
    try {
      await call(templates.testSend, { templateId, notifyAddress });
      notify(`templates.sent.${templateType}`, { type: 'success' });
    } catch (error) {
      if (!isAborted(error)) setWrong(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, send, clear: () => setWrong(undefined) };
}

export function TestSend({ template, isChanged }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [entered, setEntered] = useState('');
  const { busy, wrong, send, clear } = useSending(template);
  const isMail = template.templateType === 'MAIL';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void send(entered);
  };
  return (
    <section className="panel pad templatePreview" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate('templates.test')}</h2>
      <form className="templateAsk" noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{translate(`templates.to.${template.templateType}`)}</label>
          <input
            id={id}
            className="inp lg"
            type={isMail ? 'email' : 'tel'}
            autoComplete="off"
            maxLength={254}
            value={entered}
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-says`}
            onChange={(event) => {
              setEntered(event.target.value);
              clear();
            }}
          />
        </div>
        <button type="submit" className="btn" aria-disabled={busy}>
          <Icon name={isMail ? 'mail' : 'sms'} />
          {translate(busy ? 'templates.sending' : 'templates.send')}
        </button>
        <span
          id={`${id}-says`}
          className={wrong ? 'msg bad' : 'msg'}
          role={wrong ? 'alert' : undefined}
        >
          {wrong && <Icon name="stop" />}
          {wrong ?? translate(isChanged ? 'templates.savedIsSent' : 'templates.neutralIsSent')}
        </span>
      </form>
    </section>
  );
}
