// Table header: column labels, and the sortable columns.
import { useListContext, useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { DrawnField } from './fields.ts';
import { PageCheck } from './PageCheck.tsx';
import type { Selection } from './useSelection.ts';

interface Props {
  resourceName: string;
  fields: readonly DrawnField[];
  /** Absent if a selection has no actions. */
  selection: Selection | undefined;
  hasActions: boolean;
}

/** Sort of a click on a header: reversed if already sorted by it, else newest or first. */
const nextOrder = (by: string, now: 'ASC' | 'DESC' | undefined) =>
  now === undefined ? (by.endsWith('Time') ? 'DESC' : 'ASC') : now === 'ASC' ? 'DESC' : 'ASC';

function HeadCell({ resourceName, field }: { resourceName: string; field: DrawnField }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const label = translate(`resources.${resourceName}.fields.${field.name}`);
  const end = field.type.align === 'end' ? 'end' : undefined;
  const by = field.sort;
  if (by === undefined) {
    return (
      <th scope="col" className={end}>
        {label}
      </th>
    );
  }
  const here = sort.field === by;
  const ascending = here && sort.order === 'ASC';
  const direction = ascending ? 'ascending' : 'descending';
  const order = nextOrder(by, here ? sort.order : undefined);
  return (
    <th scope="col" className={end} aria-sort={here ? direction : 'none'}>
      <button type="button" className="sort" onClick={() => setSort({ field: by, order })}>
        {label}
        {here && <Icon name={ascending ? 'sortu' : 'sortd'} size={12} />}
      </button>
    </th>
  );
}

export function TableHead({ resourceName, fields, selection, hasActions }: Props) {
  const translate = useTranslate();
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className="pick">
            {selection.rows.length === 0 ? (
              <PageCheck selection={selection} />
            ) : (
              <span className="unseen">{translate('engine.row.selected')}</span>
            )}
          </th>
        )}
        {fields.map((field) => (
          <HeadCell key={field.name} resourceName={resourceName} field={field} />
        ))}
        {hasActions && (
          <th scope="col" className="acts">
            <span className="unseen">{translate('engine.row.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
