// Screen of a single record: its form, and the actions on the saved state.
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../dataProvider/call.ts';
import type { Settings } from './defineSettings.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { useCanAccess } from './useCanAccess.ts';
import { timeRead } from './form/timeRead.ts';
import { useFailure } from './useFailure.ts';
import { useOnce } from '../ui/useOnce.ts';
import { AskFirst } from '../ui/Confirm.tsx';
import { FormBody } from './form/FormBody.tsx';
import { planForm } from './form/plan.ts';
import { useLeaving } from './form/useLeaving.ts';
import { unknownFields } from './form/unknownFields.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { useSettings } from './form/useSettings.ts';
import { RecordTabs } from './history/RecordTabs.tsx';
import { Page } from './Page.tsx';
import { FactsList } from './FactsList.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { Loading } from '../ui/states/Loading.tsx';

/** Messages are in `resources.<name>.actions.<action>`: label, done, and for a question confirm and consequence. */
function SettingsActions({ settings, record }: { settings: Settings; record: AnyRow }) {
  const translate = useTranslate();
  const notify = useNotify();
  const showError = useFailure();
  const canAccess = useCanAccess();
  const [asking, setAsking] = useState<string>();
  const { busy, once } = useOnce();
  const say = (action: string, key: string) =>
    translate(`resources.${settings.name}.actions.${action}.${key}`);
  const ask = async (name: string) => {
    const action = settings.actions[name];
    if (!action) return;
    try {
      await call(action.endpoint, action.with(record), { asRead: timeRead(record) });
      notify(say(name, 'done'), { type: 'success' });
    } catch (error) {
      showError(error);
    }
    setAsking(undefined);
  };
  const run = (name: string) => void once(() => ask(name));
  const offered = Object.entries(settings.actions).filter(([, action]) =>
    canAccess(action.endpoint),
  );
  return (
    <>
      {offered.map(([name, action]) => (
        <Button
          key={name}
          color={action.grave === true ? 'error' : 'primary'}
          disabled={busy}
          onClick={() => (action.confirm ? setAsking(name) : run(name))}
        >
          {action.icon && <Icon name={action.icon} />}
          {say(name, 'label')}
        </Button>
      ))}
      {asking !== undefined && (
        <AskFirst
          question={say(asking, 'confirm')}
          consequence={say(asking, 'consequence')}
          label={say(asking, 'label')}
          grave={settings.actions[asking]?.grave === true}
          busy={busy}
          onDo={() => run(asking)}
          onLeave={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface Props {
  readonly settings: Settings;
}

interface ContentProps extends Props {
  readonly record: AnyRow;
  readonly onSaved: (record: AnyRow) => void;
}

const NOTHING: AnyRow = {};

function SettingsForm({ settings, record, onSaved }: ContentProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { name, read, save, form: sections, fields } = settings;
  const plan = useMemo(() => planForm(save, sections, fields), [save, sections, fields]);
  const title = translate(`resources.${name}.title`);
  const usual = translate('engine.form.updated', { name: title });
  const saved = translate(`resources.${name}.saved`, { _: usual });
  const form = useRecordForm({
    resourceName: name,
    endpoint: save,
    plan,
    record,
    given: NOTHING,
    unknown: unknownFields(record, [read, save]),
    send: async (input, asRead) => (await call(save, input, { asRead })) as AnyRow,
    asRead: timeRead(record),
    isEdit: true,
    onSaved: (now) => {
      notify(saved, { type: 'success', messageArgs: { _: saved } });
      // The saved state that the next action refers to.
      onSaved({ ...record, ...now });
    },
    stays: true,
  });
  const { leaving } = useLeaving(form);
  return <FormBody form={form} leaving={leaving} nameOf={() => title} />;
}

/** Users without edit permission see the facts without a form. */
function Content(props: ContentProps) {
  const { settings, record } = props;
  const canAccess = useCanAccess();
  if (canAccess(settings.save)) return <SettingsForm {...props} />;
  return <FactsList settings={settings} record={record} />;
}

export default function SettingsScreen({ settings }: Props) {
  const translate = useTranslate();
  const { record, error, again, take } = useSettings(settings.read);
  const panel = (
    <div className="panel pad form-page" aria-busy={record === undefined}>
      {record ? (
        <Content settings={settings} record={record} onSaved={take} />
      ) : (
        <Loading columns={2} />
      )}
    </div>
  );
  return (
    <Page
      title={translate(`resources.${settings.name}.title`)}
      actions={record && <SettingsActions settings={settings} record={record} />}
    >
      {error && <ErrorState error={error} onRetry={again} />}
      {!error &&
        (settings.history ? <RecordTabs subject={settings.history}>{panel}</RecordTabs> : panel)}
    </Page>
  );
}
