// The test of a gateway (R2.131, R5.39): uses the saved settings, not the form's unsaved values.
import { useTranslate } from 'react-admin';
import type { Input } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';
import type { Gateway } from './gateway.ts';

interface Props {
  readonly gateway: Gateway;
  /** The form has unsaved changes. */
  readonly isChanged: boolean;
}

export function GatewayTest({ gateway: { channel, test, address }, isChanged }: Props) {
  const translate = useTranslate();
  const inputOf = (entered: string) => ({ [address]: entered }) as Input<typeof test>;
  return (
    <TestSend
      title={translate(`gateways.test.${channel}`)}
      help={translate(isChanged ? 'gateways.notTheChanges' : 'gateways.savedIsTried')}
      test={{
        channel,
        addressIn: (entered) =>
          test.input.safeParse(inputOf(entered)).success ? entered : undefined,
        send: (entered) => call(test, inputOf(entered)),
      }}
    />
  );
}
