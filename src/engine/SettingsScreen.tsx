// Screen of a single record: its form, or its facts for users who may not edit it.
import { useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Settings } from './defineSettings.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { useCanAccess } from './useCanAccess.ts';
import { timeRead } from './form/timeRead.ts';
import { PageForm } from './form/PageForm.tsx';
import { planForm } from './form/plan.ts';
import { unknownFields } from './form/unknownFields.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { useSettings } from './form/useSettings.ts';
import { RecordTabs } from './history/RecordTabs.tsx';
import { Page } from './Page.tsx';
import { FactsList } from './FactsList.tsx';
import { ErrorState } from './states/ErrorState.tsx';
import { Loading } from '../ui/states/Loading.tsx';

interface Props {
  readonly settings: Settings;
}

interface ContentProps extends Props {
  readonly record: AnyRow;
  readonly onSaved: (record: AnyRow) => void;
}

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
    unknown: unknownFields(record, [read, save]),
    asRead: timeRead(record),
    isEdit: true,
    onSaved: (now) => {
      notify(saved, { type: 'success', about: title });
      onSaved({ ...record, ...now });
    },
    stays: true,
  });
  return <PageForm form={form} nameOf={() => title} />;
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
    <Page title={translate(`resources.${settings.name}.title`)}>
      {error && <ErrorState error={error} onRetry={again} />}
      {!error &&
        (settings.history ? <RecordTabs subject={settings.history}>{panel}</RecordTabs> : panel)}
    </Page>
  );
}
