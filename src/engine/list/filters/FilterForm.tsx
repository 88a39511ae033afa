// The filters of a list in one field: those that are set, and a text that searches and adds others.
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { useCharacterKey } from '../../useCharacterKey.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Filter } from './Filter.tsx';
import { allFilters, isTextFilter } from './filterMessages.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import { useFilters } from './useFilters.ts';
import { useOtherFilters } from './useOtherFilters.ts';

/** Moves the focus into a filter that was just added, once it is drawn, and opens its choices. */
function enter(mark: HTMLElement | null) {
  const control = mark?.parentElement?.querySelector<HTMLElement>('.MuiChip-root, input');
  control?.focus();
  if (control instanceof HTMLButtonElement) control.click();
}

export function FilterForm({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const field = useRef<HTMLDivElement>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { values, count, setAll, clear } = useFilters();
  const { periods = {} } = resource.list;
  const names = [...allFilters(resource), ...Object.keys(periods)];
  const main = names.find((name) => isTextFilter(resource, name)) ?? '';
  const endsOf = (name: string) => periods[name] ?? [name];
  const isSet = (name: string) => endsOf(name).some((end) => values[end] !== undefined);
  const shown = names.filter((name) => name !== main && (isSet(name) || added.includes(name)));
  const hidden = names.filter((name) => name !== main && !shown.includes(name));
  const others = useOtherFilters(resource, main, hidden, (name) => setAdded([...added, name]));
  const labelOf = (name: string) => translate(`resources.${resource.name}.fields.${name}`);
  const focusText = () => field.current?.querySelector<HTMLElement>('.find.first input')?.focus();
  useCharacterKey('/', focusText);
  const remove = (name: string) => {
    setAdded(added.filter((one) => one !== name));
    setAll(Object.fromEntries(endsOf(name).map((end) => [end, undefined])));
    focusText();
  };
  const number = shown.length + (values[main] === undefined ? 0 : 1) || count;
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <div className="filter-field wrap" ref={field}>
        {shown.map((name) => (
          <span key={name} className="filter-item">
            <span className="key">{labelOf(name)}</span>
            <Suspense>
              {periods[name] ? (
                <PeriodFilter resource={resource} name={name} />
              ) : (
                <Filter resource={resource} name={name} />
              )}
              {added.at(-1) === name && <i ref={enter} />}
            </Suspense>
            <IconButton
              size="small"
              aria-label={translate('engine.form.removeOne', { name: labelOf(name) })}
              onClick={() => remove(name)}
            >
              <Icon name="cross" size={12} />
            </IconButton>
          </span>
        ))}
        <Suspense>
          <Filter resource={resource} name={main} first others={others} />
        </Suspense>
        {number > 0 && (
          <Button
            variant="text"
            sx={{ ml: 'auto' }}
            onClick={() => {
              setAdded([]);
              clear();
            }}
          >
            {translate('engine.filter.clear', { smart_count: number })}
          </Button>
        )}
      </div>
    </div>
  );
}
