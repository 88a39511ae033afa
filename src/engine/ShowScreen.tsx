// Record page: its facts in sections, and the actions at the right of its title.
import { useMemo } from 'react';
import { Show, useTranslate } from 'react-admin';
import { listUrl } from '../routes/route.ts';
import { ActionsProvider } from './actions/ActionsProvider.tsx';
import { RecordActions } from './actions/RecordActions.tsx';
import type { Resource } from './defineResource.ts';
import { Facts } from './Facts.tsx';
import { useLeaveRemoved } from './form/useOnward.ts';
import { RecordTabs } from './history/RecordTabs.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { idOf } from './fields/plain.ts';
import { drawnField } from './list/table/fields.ts';
import { useCanAccess } from './useCanAccess.ts';
import { Page } from './Page.tsx';
import { useRecordName } from './recordName.ts';
import { recordQuery, recordView } from './recordView.ts';
import type { Section } from './sections.ts';
import { Forbidden } from './states/Forbidden.tsx';
import { RecordState } from './states/RecordState.tsx';

interface Props {
  readonly resource: Resource;
  readonly row: AnyRow;
}

function FactsPanel({ resource, row, section }: Props & { readonly section: Section }) {
  const translate = useTranslate();
  const resourceName = resource.name;
  const fields = useMemo(
    () => section.fields.map((name) => drawnField(resource, name)),
    [resource, section],
  );
  return (
    <section className="panel pad facts-panel">
      {section.name !== undefined && (
        <h2>{translate(`resources.${resourceName}.sections.${section.name}`)}</h2>
      )}
      <Facts resourceName={resourceName} row={row} fields={fields} />
    </section>
  );
}

function RecordPage({ resource, row }: Props) {
  const translate = useTranslate();
  const nameOf = useRecordName(resource);
  const list = translate(`resources.${resource.name}.title`);
  return (
    <Page
      title={nameOf(row)}
      crumbs={[{ label: list, to: listUrl(resource) }]}
      actions={<RecordActions row={row} />}
    >
      <RecordTabs subject={[resource.history, idOf(row)]}>
        <div className="facts-room">
          {resource.show.map((section) => (
            <FactsPanel key={section.name ?? ''} resource={resource} row={row} section={section} />
          ))}
          {resource.below && <resource.below row={row} />}
        </div>
      </RecordTabs>
    </Page>
  );
}

const shown = recordQuery('show');

/** The record page, for users who may call its endpoint. */
export default function ShowScreen({ resource }: Pick<Props, 'resource'>) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const leaveRemoved = useLeaveRemoved(resource.name);
  const { name, collection } = resource;
  const { one } = collection;
  const title = translate(`resources.${name}.name`, { smart_count: 1 });
  if (one && !canAccess(one)) {
    return (
      <Page title={title}>
        <Forbidden page={title} needs={one.needs} />
      </Page>
    );
  }
  return (
    <ActionsProvider resource={resource} onDone={leaveRemoved}>
      <Show
        {...recordView}
        resource={name}
        queryOptions={shown}
        render={({ record, error, refetch }) =>
          record ? (
            <RecordPage resource={resource} row={record} />
          ) : (
            <Page title={title}>
              <RecordState resource={name} error={error} onRetry={refetch} rows={4} />
            </Page>
          )
        }
      />
    </ActionsProvider>
  );
}
