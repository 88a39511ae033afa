// Why a list has no rows: there is nothing yet, or the filters find nothing.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { ListActions } from '../actions/ListActions.tsx';
import type { Resource } from '../defineResource.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { filterMessages, soughtText } from './filters/filterMessages.ts';
import { useFilters } from './filters/useFilters.ts';

export default function NoRows({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { values, count, clear } = useFilters();
  const resourceName = `resources.${resource.name}`;
  if (count === 0)
    return (
      <Empty title={translate(`${resourceName}.empty.title`)} actions={<ListActions />}>
        {translate(`${resourceName}.empty.text`)}
      </Empty>
    );
  const text = soughtText(resource, values);
  const title = translate(
    `${resourceName}.empty.${text === undefined ? 'noMatch' : 'noMatchFor'}`,
    {
      text,
    },
  );
  const button = <Button onClick={clear}>{translate('app.empty.clearFilter')}</Button>;
  return (
    <StatePanel icon="search" title={title} actions={button} role="status">
      {translate('app.empty.filter', { filter: filterMessages(resource, values, translate) })}
    </StatePanel>
  );
}
