// Saved queries: named filters and sort, stored with the user's preferences across sessions.
import { useSavedQueries, useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const QueriesSheet = lazyPart(
  () => import('./QueriesSheet.tsx'),
  () => <div className="sheet stack-8 pad queries" />,
);

export function SavedQueries({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const [saved] = useSavedQueries(resource.name);
  const label = translate('engine.queries.label');
  const button = (
    <>
      <Icon name="ticket" />
      <span className="word">{label}</span>
      {saved.length > 0 && <span className="soft">{saved.length}</span>}
    </>
  );
  return (
    <Popup button={button} label={label} title={label}>
      {(close) => <QueriesSheet resource={resource} close={close} />}
    </Popup>
  );
}
