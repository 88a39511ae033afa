// A test message (R2.97, R2.131): sent at once to one address, with the saved settings.
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import type { GatewayResponse } from '../../../../contract/messages/gateways.ts';
import { DialledAs } from '../../../engine/fields/input/DialledAs.tsx';
import { useId, type SyntheticEvent } from 'react';
import { useTranslate, useNotify } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { Channel } from '../../../../domain/messages/messages.ts';
import { CallError } from '../../../dataProvider/callError.ts';
import { useEntered } from '../../../engine/form/useEntered.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useRequest } from '../useRequest.ts';
import './testSend.css';

interface Sent {
  readonly result: 1;
  readonly response?: GatewayResponse | undefined;
}

interface Test {
  readonly channel: Channel;
  /** The address as the request takes it; undefined when the input is invalid. */
  readonly addressIn: (entered: string) => string | undefined;
  /** Resolves once the gateway has accepted it. */
  readonly send: (address: string) => Promise<Sent>;
}

/** The response of a gateway that refused, where the server returns it. */
function responseIn({ values }: CallError): GatewayResponse | undefined {
  const { status, contentType, body } = values ?? {};
  return body === undefined
    ? undefined
    : { status: Number(status), contentType: String(contentType), body: String(body) };
}

const isOfGateway = ({ code }: CallError): boolean => code?.startsWith('GATEWAY_') === true;

function useTestSend({ channel, addressIn, send: ask }: Test, entered: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useFailure();
  const wrongIn = (error: Error | null) => {
    if (!(error instanceof CallError)) return error?.message;
    if (isOfGateway(error)) return translate('testSend.notSent', { why: error.message });
    return error.field === undefined ? undefined : error.message;
  };
  const { isPending, error, data, variables, send } = useRequest({
    mutationFn: async (text: string) => {
      const address = addressIn(text.trim());
      if (address === undefined) throw new Error(translate(`testSend.address.${channel}`));
      const sent = await ask(address);
      notify(`testSend.sent.${channel}`, { type: 'success', about: address });
      return sent;
    },
    onError: (failure) => void (wrongIn(failure) === undefined && showError(failure)),
  });
  return {
    busy: isPending,
    /** Until another address is entered. */
    wrong: entered === variables ? wrongIn(error) : undefined,
    response: error instanceof CallError && isOfGateway(error) ? responseIn(error) : data?.response,
    send,
  };
}

interface Props {
  readonly title: string;
  /** What is sent. */
  readonly help: string;
  readonly test: Test;
}

/** The raw response, from which the setting of acceptance can be read. */
function RawResponse({ response: { status, contentType, body } }: { response: GatewayResponse }) {
  const translate = useTranslate();
  const head = [`HTTP ${status}`, contentType && `Content-Type: ${contentType}`];
  return (
    <>
      <h3>{translate('testSend.response')}</h3>
      <pre className="wireText well break">
        {[...head.filter(Boolean), '', body || translate('testSend.noBody')].join('\n')}
      </pre>
    </>
  );
}

export function TestSend({ title, help, test }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [entered, setEntered] = useEntered('test', '');
  const { busy, wrong, response, send } = useTestSend(test, entered);
  const isMail = test.channel === 'MAIL';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) send(entered);
  };
  return (
    <section className="panel pad testSend stack-12" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <form noValidate onSubmit={submit}>
        <TextField
          type={isMail ? 'email' : 'tel'}
          label={translate(`testSend.to.${test.channel}`)}
          autoComplete="off"
          slotProps={{
            htmlInput: { maxLength: 254, 'aria-describedby': `${id}-says` },
          }}
          value={entered}
          error={wrong !== undefined}
          onChange={(event) => setEntered(event.target.value)}
        />
        <Button type="submit" aria-disabled={busy}>
          <Icon name={isMail ? 'mail' : 'sms'} />
          {translate(busy ? 'testSend.sending' : 'testSend.send')}
        </Button>
        {!isMail && <DialledAs typed={entered} translate={translate} />}
        <FormHelperText
          id={`${id}-says`}
          error={wrong !== undefined}
          role={wrong === undefined ? undefined : 'alert'}
        >
          {wrong ?? help}
        </FormHelperText>
      </form>
      {response && <RawResponse response={response} />}
    </section>
  );
}
