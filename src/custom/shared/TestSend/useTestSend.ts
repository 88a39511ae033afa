// Sends one test and shows its result or address errors in place; other errors are handled as usual.
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Channel } from '../../../../domain/messages/messages.ts';
import { CallError } from '../../../dataProvider/callError.ts';
import { useFailure } from '../../../engine/useFailure.ts';
import { useOnce } from '../../../ui/useOnce.ts';

export interface Test {
  readonly channel: Channel;
  /** The address as the request takes it; undefined when the input is invalid. */
  readonly addressIn: (entered: string) => string | undefined;
  /** Resolves once the gateway has accepted it. */
  readonly send: (address: string) => Promise<unknown>;
}

const isOfGateway = ({ code }: CallError): boolean => code?.startsWith('GATEWAY_') === true;

export function useTestSend({ channel, addressIn, send: ask }: Test) {
  const translate = useTranslate();
  const notify = useNotify();
  const tell = useFailure();
  const { busy, once } = useOnce();
  const [wrong, setWrong] = useState<string>();
  const fail = (error: unknown) => {
    if (error instanceof CallError && isOfGateway(error))
      return setWrong(translate('testSend.notSent', { why: error.message }));
    if (error instanceof CallError && error.field !== undefined) return setWrong(error.message);
    tell(error);
  };
  const attempt = async (address: string) => {
    setWrong(undefined);
    try {
      await ask(address);
      notify(`testSend.sent.${channel}`, { type: 'success' });
    } catch (error) {
      fail(error);
    }
  };
  const send = async (entered: string) => {
    const address = addressIn(entered.trim());
    if (address === undefined) setWrong(translate(`testSend.address.${channel}`));
    else await once(() => attempt(address));
  };
  return { busy, wrong, send, clear: () => setWrong(undefined) };
}
