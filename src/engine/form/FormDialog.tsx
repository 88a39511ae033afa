// The form of a resource in a dialog over its list.
import { useEffect, type ReactNode } from 'react';
import { useEvent, useNotify, useRefresh, useTranslate } from 'react-admin';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { Resource } from '../defineResource.ts';
import { RecordTabs } from '../history/RecordTabs.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { useRecordName } from '../useRecordName.ts';
import { RecordView } from '../RecordView.tsx';
import { FormBody } from './FormBody.tsx';
import { useFormMessages } from './useFormMessages.ts';
import { useLeaving } from './useLeaving.ts';
import { usePreset } from './usePreset.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSubject } from './useSubject.ts';

interface Props {
  readonly resource: Resource;
  /** Of the record to edit; omitted on create. */
  readonly id?: string | undefined;
  readonly onClose: () => void;
}

const look = { className: 'form-dialog', fullWidth: true, maxWidth: 'sm' } as const;

interface FormProps extends Omit<Props, 'id'> {
  readonly record: AnyRow | undefined;
  /** The record that a new one copies. */
  readonly source: AnyRow | undefined;
}

function Form({ resource, record, source, onClose }: FormProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const messages = useFormMessages(resource);
  const preset = usePreset(resource, source);
  const onSaved = (saved: AnyRow) => {
    notify(messages.saved(record, saved), { type: 'success' });
    refresh();
  };
  const form = useRecordForm(useSubject(resource, record, onSaved, preset));
  const isSaved = form.phase === 'saved';
  const onEnd = useEvent(onClose);
  // Not from `onSaved`, which is also called once the form is left: another dialog may be open then.
  useEffect(() => {
    if (isSaved) onEnd();
  }, [isSaved, onEnd]);
  const { leaving, leave } = useLeaving(form);
  const close = () => leave(onClose);
  const body = (
    <FormBody
      form={form}
      leaving={leaving}
      nameOf={useRecordName(resource)}
      onCancel={close}
      focused
    />
  );
  return (
    <DialogFrame {...look} title={messages.title(record)} onLeave={close}>
      {source && <p className="soft copied">{messages.copiedFrom(source)}</p>}
      {record ? <RecordTabs subject={[resource.history, idOf(record)]}>{body}</RecordTabs> : body}
    </DialogFrame>
  );
}

export default function FormDialog({ resource, id, onClose }: Props) {
  const translate = useTranslate();
  const name = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const renderAround = (content: ReactNode) => (
    <DialogFrame {...look} title={name} onLeave={onClose}>
      {content}
    </DialogFrame>
  );
  return (
    <RecordView
      resource={resource}
      screen={id === undefined ? 'create' : 'edit'}
      id={id}
      renderAround={renderAround}
    >
      {(record, source) => (
        <Form resource={resource} record={record} source={source} onClose={onClose} />
      )}
    </RecordView>
  );
}
