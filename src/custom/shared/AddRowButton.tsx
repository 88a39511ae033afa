// The button below the rows of a field that adds one, whose first input then has the focus.
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  readonly label: string;
  /** Why no row can be added; false where one can. */
  readonly full?: string | false;
  readonly onAdd: () => void;
}

export function AddRowButton({ label, full = false, onAdd }: Props) {
  const add = ({ currentTarget }: MouseEvent) => {
    if (full !== false) return;
    flushSync(onAdd);
    const rows = currentTarget.closest('p')?.parentElement?.querySelectorAll('li') ?? [];
    [...rows].at(-1)?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  };
  return (
    <p className="row">
      <Button startIcon={<Icon name="plus" />} aria-disabled={full !== false} onClick={add}>
        {label}
      </Button>
      <span className="soft small grow" role="status">
        {full}
      </span>
    </p>
  );
}
