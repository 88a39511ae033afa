// Sort select, for lists without a table header.
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';

export function SortField({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const orders = ['ASC', 'DESC'] as const;
  const choose = (chosen: string) => {
    const [field = '', order] = chosen.split(' ');
    setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
  };
  return (
    <label className="page-size">
      {translate('engine.sort.label')}
      <select
        value={`${sort.field} ${sort.order}`}
        onChange={(event) => choose(event.target.value)}
      >
        {resource.collection.list.sorts.flatMap((field) =>
          orders.map((order) => (
            <option key={`${field} ${order}`} value={`${field} ${order}`}>
              {translate(`engine.sort.${order}`, {
                field: translate(`resources.${resource.name}.fields.${field}`),
              })}
            </option>
          )),
        )}
      </select>
    </label>
  );
}
