// 'SMS gateway with test SMS', 'Test email needs an address': sent by what is saved, and what the gateway did is said as it is.
import { useId, useState, type SyntheticEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../dataProvider/call.ts';
import { isAborted } from '../../dataProvider/callError.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { Icon } from '../../engine/Icon.tsx';
import type { Gateway } from './gateway.ts';

interface Props {
  readonly gateway: Gateway;
  /** What stands in the form is not what is saved. */
  readonly isChanged: boolean;
}

function useSending({ channel, test, address }: Gateway) {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const send = async (entered: string) => {
    const input = { [address]: entered };
    if (!test.input.safeParse(input).success)
      return setWrong(translate(`gateways.address.${channel}`));
    setBusy(true);
    setWrong(undefined);
    try {
      await call(test, input as Input<typeof test>);
      notify(`gateways.sent.${channel}`, { type: 'success' });
    } catch (error) {
      if (isAborted(error)) return;
      const why = error instanceof Error ? error.message : String(error);
      setWrong(translate('gateways.notSent', { why }));
    } finally {
      setBusy(false);
    }
  };
  return { busy, wrong, send, clear: () => setWrong(undefined) };
}

interface SaysProps {
  readonly id: string;
  readonly wrong: string | undefined;
  readonly isChanged: boolean;
}

function Says({ id, wrong, isChanged }: SaysProps) {
  const translate = useTranslate();
  if (wrong === undefined)
    return (
      <span id={id} className="msg">
        {translate(isChanged ? 'gateways.notTheChanges' : 'gateways.savedIsTried')}
      </span>
    );
  return (
    <span id={id} className="msg bad" role="alert">
      <Icon name="stop" />
      {wrong}
    </span>
  );
}

export function TestSend({ gateway, isChanged }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [entered, setEntered] = useState('');
  const { busy, wrong, send, clear } = useSending(gateway);
  const { channel } = gateway;
  const isMail = channel === 'MAIL';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void send(entered.trim());
  };
  const enter = (text: string) => {
    setEntered(text);
    clear();
  };
  return (
    <section className="panel pad gatewayPanel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{translate(`gateways.test.${channel}`)}</h2>
      <form className="gatewayAsk" noValidate onSubmit={submit}>
        <div className="field">
          <label htmlFor={id}>{translate(`gateways.to.${channel}`)}</label>
          <input
            id={id}
            className="inp lg"
            type={isMail ? 'email' : 'tel'}
            autoComplete="off"
            maxLength={254}
            value={entered}
            aria-invalid={wrong !== undefined}
            aria-describedby={`${id}-says`}
            onChange={(event) => enter(event.target.value)}
          />
        </div>
        <button type="submit" className="btn" aria-disabled={busy}>
          <Icon name={isMail ? 'mail' : 'sms'} />
          {translate(busy ? 'gateways.sending' : 'gateways.send')}
        </button>
        <Says id={`${id}-says`} wrong={wrong} isChanged={isChanged} />
      </form>
    </section>
  );
}
