// Record page: its facts in sections, and the actions at the right of its title.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { listUrl } from '../routes/route.ts';
import { RecordActions } from './actions/RecordActions.tsx';
import type { Resource } from './defineResource.ts';
import { Facts } from './Facts.tsx';
import { RecordTabs } from './history/RecordTabs.tsx';
import type { AnyRow } from './fields/fieldType.ts';
import { idOf } from './fields/plain.ts';
import { drawnField } from './list/table/fields.ts';
import { Page } from './Page.tsx';
import { useRecordName } from './useRecordName.ts';
import { RecordScreen } from './RecordScreen.tsx';
import type { Section } from './sectionsOf.ts';

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
        <div className="facts-room stack">
          {resource.show.map((section) => (
            <FactsPanel key={section.name ?? ''} resource={resource} row={row} section={section} />
          ))}
          {resource.below && <resource.below row={row} />}
        </div>
      </RecordTabs>
    </Page>
  );
}

export default function ShowScreen({ resource }: Pick<Props, 'resource'>) {
  return (
    <RecordScreen resource={resource} screen="show">
      {(row) => row && <RecordPage resource={resource} row={row} />}
    </RecordScreen>
  );
}
