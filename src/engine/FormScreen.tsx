// Form page: creates or edits a record of a resource.
import { useCallback } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { listUrl } from '../routes/route.ts';
import type { Resource } from './defineResource.ts';
import { RecordActions } from './actions/RecordActions.tsx';
import { PageForm } from './form/PageForm.tsx';
import { useFormMessages } from './form/useFormMessages.ts';
import { useWayBack } from './form/useWayBack.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { usePreset } from './form/usePreset.ts';
import { useRecordForm } from './form/useRecordForm.ts';
import { useSubject } from './form/useSubject.ts';
import { RecordTabs } from './history/RecordTabs.tsx';
import { idOf } from './fields/plain.ts';
import { Page } from './Page.tsx';
import { recordName } from './useRecordName.ts';
import { RecordScreen } from './RecordScreen.tsx';

interface FormPageProps {
  readonly resource: Resource;
  readonly record: AnyRow | undefined;
  /** The record that a new one copies. */
  readonly source: AnyRow | undefined;
}

function FormPage({ resource, record, source }: FormPageProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const messages = useFormMessages(resource);
  const onSaved = useCallback(
    (saved: AnyRow) => notify(messages.saved(record, saved), { type: 'success' }),
    [notify, messages, record],
  );
  const preset = usePreset(resource, source);
  const form = useRecordForm(useSubject(resource, record, onSaved, preset));
  const back = useWayBack(resource.name);
  const list = translate(`resources.${resource.name}.title`);
  const body = (
    <div className="panel pad form-page">
      <PageForm form={form} nameOf={(one) => recordName(resource, one)} onBack={back} />
    </div>
  );
  return (
    <Page
      title={messages.title(record)}
      fact={source && messages.copiedFrom(source)}
      crumbs={[{ label: list, to: listUrl(resource) }]}
      actions={record && <RecordActions row={record} without="edit" />}
    >
      {record ? <RecordTabs subject={[resource.history, idOf(record)]}>{body}</RecordTabs> : body}
    </Page>
  );
}

/** A resource's form page; `makes` means that there is no record yet. */
export default function FormScreen({ resource, makes }: { resource: Resource; makes?: boolean }) {
  return (
    <RecordScreen resource={resource} screen={makes ? 'create' : 'edit'}>
      {(record, source) => <FormPage resource={resource} record={record} source={source} />}
    </RecordScreen>
  );
}
