// Rows as cards for phones: name, problem and further values.
import { type ComponentProps, useMemo } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'react-admin';
import { useActions } from '../../actions/useActions.ts';
import { MoreButton } from '../../actions/MoreButton.tsx';
import type { Resource } from '../../defineResource.ts';
import type { AnyRow } from '../../fields/fieldType.ts';
import { idOf } from '../../fields/plain.ts';
import { drawnField, type DrawnField } from './fields.ts';
import { GroupHead } from './GroupHead.tsx';
import { SelectRowCheckbox } from './SelectRowCheckbox.tsx';
import { TitleLink } from './TitleLink.tsx';
import { useGroup } from './useGroup.ts';
import type { Selection } from './useSelection.ts';
import { Value } from './Value.tsx';

/** Without a declared card, a resource shows its first columns with their labels. */
const PLAIN = 4;

type Shown = Omit<ComponentProps<typeof Value>, 'field' | 'place'> &
  Record<'fields', readonly DrawnField[]>;

/** A row's values with their labels. */
function CardFacts({ fields, ...of }: Shown) {
  const translate = useTranslate();
  return (
    <dl className="card-facts stack-4">
      {fields.map((field) => (
        <div key={field.source}>
          <dt>{translate(`resources.${of.resourceName}.fields.${field.source}`)}</dt>
          <dd>
            <Value {...of} field={field} place="card" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ fields, className, ...of }: Shown & { readonly className: string }) {
  if (fields.length === 0) return null;
  return (
    <div className={className}>
      {fields.map((field) => (
        <Value {...of} key={field.source} field={field} place="card" />
      ))}
    </div>
  );
}

function useCardFields(resource: Resource) {
  return useMemo(() => {
    const { card, columns } = resource.list;
    const drawn = (names: readonly string[]) => names.map((name) => drawnField(resource, name));
    if (card) return { under: drawn(card.under), foot: drawn(card.foot), plain: [] };
    const plain = columns.filter((name) => name !== resource.title).slice(0, PLAIN);
    return { under: [], foot: [], plain: drawn(plain) };
  }, [resource]);
}

/** Rows are selected by a tap on their box, where a selection has actions. */
export function Cards({ resource, selection }: { resource: Resource; selection: Selection }) {
  const { data, isFetching } = useListContext();
  const translate = useTranslate();
  const { offered } = useActions();
  const { under, foot, plain } = useCardFields(resource);
  const group = useGroup(resource, data);
  const rows: readonly AnyRow[] = data ?? [];
  const resourceName = resource.name;
  const selectable = offered('selection').length > 0;
  const cardOf = (row: AnyRow) => (
    <li className={selection.has(row) ? 'card sel' : 'card'}>
      <div className="card-head line">
        {selectable && (
          <SelectRowCheckbox row={row} selected={selection.has(row)} onToggle={selection.toggle} />
        )}
        <h2 className="grow">
          <TitleLink row={row} />
        </h2>
        {offered('row', row).length > 0 && <MoreButton row={row} />}
      </div>
      <Line className="card-under line" fields={under} row={row} resourceName={resourceName} />
      <Line className="card-foot line" fields={foot} row={row} resourceName={resourceName} />
      {plain.length > 0 && <CardFacts fields={plain} row={row} resourceName={resourceName} />}
    </li>
  );
  return (
    <ul
      className="cards stack-8"
      aria-busy={isFetching}
      aria-label={translate(`resources.${resourceName}.title`)}
    >
      {rows.map((row, index) => (
        <RecordContextProvider key={idOf(row)} value={row}>
          {group.begins(index) && (
            <li className="group">
              <GroupHead resource={resource} by={group.by} value={row[group.by]} />
            </li>
          )}
          {cardOf(row)}
        </RecordContextProvider>
      ))}
    </ul>
  );
}
