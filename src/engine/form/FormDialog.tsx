// The form of a resource in a dialog over its list.
import Dialog from '@mui/material/Dialog';
import { useId, type ReactNode } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import { RecordTabs } from '../history/RecordTabs.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { idOf } from '../fields/plain.ts';
import { recordName } from '../recordName.ts';
import { FormBody } from './FormBody.tsx';
import { RecordGate } from './RecordGate.tsx';
import { useFormMessages } from './useFormMessages.ts';
import { useLeaving } from './useLeaving.ts';
import { useRecordForm } from './useRecordForm.ts';
import { useSubject } from './useSubject.ts';

interface Props {
  readonly resource: Resource;
  /** Of the record to edit; omitted on create. */
  readonly id?: string | number;
  /** The record from the list, for a resource without an endpoint for a single record. */
  readonly row?: AnyRow;
  readonly onClose: () => void;
}

function Sheet({
  title,
  onClose,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={heading}
      className="form-dialog"
      fullWidth
      maxWidth="sm"
    >
      <h2 id={heading}>{title}</h2>
      {children}
    </Dialog>
  );
}

function Form({ resource, record, onClose }: Omit<Props, 'id' | 'row'> & { record?: AnyRow }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const words = useFormMessages(resource);
  const subject = useSubject(resource, record, (saved) => {
    notify(words.saved(record, saved), { type: 'success' });
    refresh();
    onClose();
  });
  const form = useRecordForm(subject);
  const { leaving, leave } = useLeaving(form);
  const close = () => leave(onClose);
  const body = (
    <FormBody
      form={form}
      leaving={leaving}
      nameOf={(one) => recordName(resource, one)}
      onCancel={close}
      focused
    />
  );
  return (
    <Sheet title={words.title(record)} onClose={close}>
      {record ? <RecordTabs subject={[resource.history, idOf(record)]}>{body}</RecordTabs> : body}
    </Sheet>
  );
}

export default function FormDialog({ resource, id, row, onClose }: Props) {
  const translate = useTranslate();
  if (id === undefined) return <Form resource={resource} onClose={onClose} />;
  if (row && !resource.collection.one)
    return <Form resource={resource} record={row} onClose={onClose} />;
  const name = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  return (
    <RecordGate
      resource={resource}
      id={String(id)}
      renderAround={(content) => (
        <Sheet title={name} onClose={onClose}>
          {content}
        </Sheet>
      )}
    >
      {(record) => <Form resource={resource} record={record} onClose={onClose} />}
    </RecordGate>
  );
}
