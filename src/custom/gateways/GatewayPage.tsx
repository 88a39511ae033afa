// The page of a gateway: its saved settings, the form for those who may change it, and a test.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { PageForm } from '../../engine/form/PageForm.tsx';
import { useSettings } from '../../engine/form/useSettings.ts';
import { FactsList } from '../../engine/FactsList.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { CallPanel, useGatewayForm } from './CallPanel.tsx';
import type { Gateway } from './gateway.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { Input } from '../../../contract/endpoint.ts';
import { call } from '../../dataProvider/call.ts';
import { SimulatedPhones } from '../shared/undelivered/SimulatedPhones.tsx';
import { UndeliveredBanner } from '../shared/undelivered/UndeliveredBanner.tsx';
import { useCounts } from '../shared/undelivered/useUndelivered.ts';
import { TestSend } from '../shared/TestSend/TestSend.tsx';
import './gateways.css';

interface StandingProps {
  readonly gateway: Gateway;
  readonly record: AnyRow;
}

function Standing({ gateway: { channel, leavesBy }, record }: StandingProps) {
  const translate = useTranslate();
  const { data } = useCounts();
  const server = leavesBy(record);
  if (server === undefined && channel === 'SMS' && data?.simulated)
    return (
      <span className="badge plain">
        <Icon name="sms" />
        {translate('simulatedPhones.short')}
      </span>
    );
  return (
    <span className={server === undefined ? 'badge warn' : 'badge plain'}>
      <Icon name={server === undefined ? 'pause' : 'check'} />
      {translate(`gateways.now.${channel}.${server === undefined ? 'off' : 'on'}`, { server })}
    </span>
  );
}

interface GatewayTestProps {
  readonly gateway: Gateway;
  /** The form has unsaved changes. */
  readonly isChanged: boolean;
}

/** The test of a gateway (R2.131, R5.39): uses the saved settings, not the form's unsaved values. */
function GatewayTest({ gateway: { channel, test, address }, isChanged }: GatewayTestProps) {
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

interface Props {
  readonly gateway: Gateway;
  readonly record: AnyRow;
  readonly onSaved: (record: AnyRow) => void;
}

function Editing({ gateway, record, onSaved }: Props) {
  const translate = useTranslate();
  const form = useGatewayForm(gateway, record, onSaved);
  const name = translate(`resources.${gateway.settings.name}.title`);
  return (
    <div className="gatewayRoom stack">
      <section className="panel pad form-page">
        <PageForm form={form} nameOf={() => name} />
      </section>
      <div className="gatewaySide stack">
        <GatewayTest gateway={gateway} isChanged={form.changed.length > 0} />
        {gateway.channel === 'SMS' && <CallPanel record={record} />}
      </div>
    </div>
  );
}

/** Users with read permission only see the facts. */
function Content(props: Props) {
  const canAccess = useCanAccess();
  const { settings } = props.gateway;
  if (canAccess(settings.save)) return <Editing {...props} />;
  return (
    <section className="panel pad form-page">
      <FactsList settings={settings} record={props.record} />
    </section>
  );
}

export function GatewayPage({ gateway }: Pick<Props, 'gateway'>) {
  const translate = useTranslate();
  const { settings, key, subject, asOurs } = gateway;
  const { record: stored, error, again, take } = useSettings(settings.read);
  const record = useMemo(() => stored && asOurs(stored), [stored, asOurs]);
  return (
    <Page
      title={translate(`resources.${settings.name}.title`)}
      fact={record && <Standing gateway={gateway} record={record} />}
    >
      {error && <ErrorState error={error} onRetry={again} />}
      {!error && !record && (
        <div className="panel pad form-page" aria-busy="true">
          <Loading columns={2} />
        </div>
      )}
      {record && (
        <>
          <UndeliveredBanner place={gateway.channel} />
          {gateway.channel === 'SMS' && gateway.leavesBy(record) === undefined && (
            <SimulatedPhones />
          )}
          <RecordTabs subject={[subject, plain(record[key])]}>
            <Content gateway={gateway} record={record} onSaved={take} />
          </RecordTabs>
        </>
      )}
    </Page>
  );
}
