// Actions on the list as a whole, right of the title; the last one that changes data is primary.
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { useActions } from './useActions.ts';

export function ListActions() {
  const { resource, offered, start, messages } = useActions();
  const { filterValues } = useListContext();
  const names = offered('list');
  const primary = names.findLast((name) => resource.actions[name]?.does !== 'download');
  return names.map((name) => {
    const icon = resource.actions[name]?.icon;
    return (
      <Button
        key={name}
        variant={name === primary ? 'contained' : 'outlined'}
        onClick={() => start(name, [], filterValues)}
      >
        {icon && <Icon name={icon} />}
        {messages.label(name)}
      </Button>
    );
  });
}
