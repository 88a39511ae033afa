// The page of a gateway: its saved settings, the form for those who may change it, and a test.
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormBody } from '../../engine/form/FormBody.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useSettings } from '../../engine/form/useSettings.ts';
import { FactsList } from '../../engine/FactsList.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { useMayUse } from '../../engine/mayUse.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { CallPanel } from './CallPanel.tsx';
import type { Gateway } from './gateway.ts';
import { Standing } from './Standing.tsx';
import { GatewayTest } from './GatewayTest.tsx';
import { useGatewayForm } from './useGatewayForm.ts';
import './gateways.css';

interface Props {
  readonly gateway: Gateway;
  readonly record: AnyRow;
  readonly onSaved: (record: AnyRow) => void;
}

function Editing({ gateway, record, onSaved }: Props) {
  const translate = useTranslate();
  const form = useGatewayForm(gateway, record, onSaved);
  const { leaving } = useLeaving(form);
  const name = translate(`resources.${gateway.settings.name}.title`);
  return (
    <div className="gatewayRoom">
      <section className="panel pad form-page">
        <FormBody form={form} leaving={leaving} nameOf={() => name} />
      </section>
      <div className="gatewaySide">
        <GatewayTest gateway={gateway} isChanged={form.changed.length > 0} />
        {gateway.channel === 'SMS' && <CallPanel record={record} />}
      </div>
    </div>
  );
}

/** Users with read permission only see the facts. */
function Content(props: Props) {
  const mayUse = useMayUse();
  const { settings } = props.gateway;
  if (mayUse(settings.save)) return <Editing {...props} />;
  return (
    <section className="panel pad form-page">
      <FactsList settings={settings} record={props.record} />
    </section>
  );
}

export function GatewayPage({ gateway }: Pick<Props, 'gateway'>) {
  const translate = useTranslate();
  const { settings, key, subject, asOurs } = gateway;
  const { record: read, error, again } = useSettings(settings.read);
  const [saved, setSaved] = useState<AnyRow>();
  const told = saved ?? read;
  const record = useMemo(() => told && asOurs(told), [told, asOurs]);
  return (
    <Page
      title={translate(`resources.${settings.name}.title`)}
      fact={record && <Standing gateway={gateway} record={record} />}
    >
      {error !== undefined && <ErrorState error={error} onRetry={again} />}
      {error === undefined && !record && (
        <div className="panel pad form-page" aria-busy="true">
          <Loading columns={2} />
        </div>
      )}
      {record && (
        <RecordTabs subject={[subject, plain(record[key])]}>
          <Content gateway={gateway} record={record} onSaved={setSaved} />
        </RecordTabs>
      )}
    </Page>
  );
}
