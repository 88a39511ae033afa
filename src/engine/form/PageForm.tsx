// The form of a page, which asks before changes are lost and leads on after a save.
import type { ComponentProps } from 'react';
import { FormBody } from './FormBody.tsx';
import { useLeaving } from './useLeaving.ts';
import { useOnward } from './useOnward.ts';

interface Props extends Pick<ComponentProps<typeof FormBody>, 'form' | 'nameOf'> {
  /** Leads back from a form that is cancelled; one without it stays open. */
  readonly onBack?: () => void;
  /** Leads on after a save: back by default. */
  readonly onContinue?: () => void;
}

export function PageForm({ form, nameOf, onBack, onContinue = onBack }: Props) {
  const { leaving, leave } = useLeaving(form);
  const onward = useOnward(form.phase === 'saved', () => onContinue?.());
  return (
    <FormBody
      form={form}
      leaving={leaving}
      nameOf={nameOf}
      onCancel={onBack && (() => leave(onBack))}
      onContinue={onContinue && onward}
    />
  );
}
