// Several forms of one page: leaving the page asks about all unsaved changes at once.
import { LeavingDialog } from '../../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../../engine/form/useLeaving.ts';
import type { RecordForm } from '../../../engine/form/useRecordForm.ts';

interface Props {
  readonly forms: readonly RecordForm[];
  /** Its messages name the fields. */
  readonly resourceName: string;
  readonly title: string;
  /** The field that a form stands for; those that changed in it by default. */
  readonly fieldOf?: (form: RecordForm) => string;
}

export function OpenSettings({ forms, resourceName, title, fieldOf }: Props) {
  const open = forms.filter((form) => form.changed.length > 0);
  const changed = open.flatMap((form) => fieldOf?.(form) ?? form.changed);
  const { leaving } = useLeaving({
    changed,
    phase: 'entering',
    save: async () => {
      for (const form of open) if (!(await form.save())) return false;
      return true;
    },
    isSaved: () => false,
    discard: () => open.forEach((form) => form.discard()),
  });
  return <LeavingDialog {...{ leaving, resourceName, changed }} name={title} />;
}
