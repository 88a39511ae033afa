// Actions on the page's record, as buttons at the right of its title.
import Button from '@mui/material/Button';
import { Icon } from '../../ui/Icon.tsx';
import type { AnyRow } from '../fields/fieldType.ts';
import { useActions } from './useActions.ts';

interface Props {
  readonly row: AnyRow;
  /** The action that the page itself represents. */
  readonly without?: string;
  /** Only so many; the others are in the row's menu. */
  readonly most?: number;
}

/** The most common action is last and primary; irreversible ones have a red border. */
const inOrder = (names: readonly string[]) =>
  names.toSorted((one, other) => Number(one === 'edit') - Number(other === 'edit'));

export function RecordActions({ row, without, most }: Props) {
  const { resource, offered, start, messages } = useActions();
  const others = offered('row', row).filter((name) => name !== without);
  const names = inOrder(others.slice(0, most));
  return names.map((name) => {
    const action = resource.actions[name];
    const grave = action?.does === 'call' && action.grave === true;
    const why = messages.refusal(name, [row]);
    return (
      <Button
        key={name}
        size={most === undefined ? 'medium' : 'small'}
        variant={name === 'edit' ? 'contained' : 'outlined'}
        color={grave ? 'error' : 'primary'}
        startIcon={action?.icon && <Icon name={action.icon} />}
        aria-disabled={why !== undefined || undefined}
        title={why}
        onClick={() => start(name, [row])}
      >
        {messages.label(name)}
      </Button>
    );
  });
}
