// Filter bar: common filters, the others behind a button, columns and export at its right.
import { IconButton } from '../../../ui/IconButton.tsx';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { useColumns } from '../table/useColumns.ts';
import { ExportButton } from '../ExportButton.tsx';
import { Filter } from './Filter.tsx';
import { PeriodFilter } from './PeriodFilter.tsx';
import { SavedQueries } from './SavedQueries.tsx';
import { useFilters } from './useFilters.ts';

const MOVES = [
  { by: -1, icon: 'up', says: 'earlier' },
  { by: 1, icon: 'down', says: 'later' },
] as const;

function ColumnsButton({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { shown, all, toggle, move, reset } = useColumns(resource);
  const label = translate('engine.columns.label');
  const share = `${shown.length} / ${all.length}`;
  const button = (
    <>
      <Icon name="cols" />
      <span className="word">{label}</span>
      <span className="soft">{share}</span>
    </>
  );
  return (
    <Popup button={button} label={label} title={label}>
      {() => (
        <div className="sheet">
          {all.map((name) => {
            const column = translate(`resources.${resource.name}.fields.${name}`);
            const place = shown.indexOf(name);
            return (
              <div key={name} className="line">
                <label className="sheet-line grow">
                  <input
                    type="checkbox"
                    className="check"
                    checked={place >= 0}
                    disabled={name === resource.title}
                    onChange={() => toggle(name)}
                  />
                  {column}
                </label>
                {MOVES.map(({ by, icon, says }) => (
                  // A button at the end of its range keeps the focus: without it, Escape would not close the sheet.
                  <IconButton
                    key={says}
                    icon={icon}
                    label={translate(`engine.columns.${says}`, { name: column })}
                    className="quiet sm"
                    disabled={place < 0}
                    aria-disabled={shown[place + by] === undefined || undefined}
                    onClick={() => move(name, by)}
                  />
                ))}
              </div>
            );
          })}
          <button type="button" className="btn quiet sm" onClick={reset}>
            {translate('engine.columns.reset')}
          </button>
        </div>
      )}
    </Popup>
  );
}

function MoreFilters({ resource, names }: { resource: Resource; names: readonly string[] }) {
  const translate = useTranslate();
  const { values } = useFilters();
  const set = names.filter((name) => values[name] !== undefined).length;
  const label = translate('engine.filter.more');
  const button = (
    <>
      <Icon name="filter" />
      {label}
      {set > 0 && <span className="count">{set}</span>}
    </>
  );
  return (
    <Popup button={button} label={label} side="left" className={set > 0 ? 'chip set' : 'chip'}>
      {() => (
        <div className="sheet">
          {names.map((name) => (
            <Filter key={name} resource={resource} name={name} />
          ))}
        </div>
      )}
    </Popup>
  );
}

/** Above this number of filters, the tool buttons have labels only on wide screens. */
const MANY = 3;

/** `onMap`: the map shows the filtered lockers, without columns. */
export function FilterLine({ resource, onMap }: { resource: Resource; onMap: boolean }) {
  const translate = useTranslate();
  const { count, clear } = useFilters();
  const { filters, moreFilters: more = [], periods = {} } = resource.list;
  const days = Object.keys(periods);
  const many = filters.length + days.length > MANY;
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filters">
        {filters.map((name, index) => (
          <Filter key={name} resource={resource} name={name} first={index === 0} />
        ))}
        {days.map((name) => (
          <PeriodFilter key={name} resource={resource} name={name} />
        ))}
        {more.length > 0 && <MoreFilters resource={resource} names={more} />}
        {count > 0 && (
          <button type="button" className="btn quiet" onClick={clear}>
            <Icon name="cross" />
            {translate('engine.filter.clear', { smart_count: count })}
          </button>
        )}
      </div>
      <div className={many ? 'list-tools tight' : 'list-tools'}>
        <SavedQueries resource={resource} />
        {!onMap && <ColumnsButton resource={resource} />}
        <ExportButton resource={resource} />
      </div>
    </div>
  );
}
