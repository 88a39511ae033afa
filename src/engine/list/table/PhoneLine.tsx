// Filter bar on phones: the first filter, a sheet with the others and the export, and react-admin's sort.
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState } from 'react';
import { SortButton, useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Filter } from '../filters/Filter.tsx';
import { allFilters } from '../filters/filterMessages.ts';
import { useFilters } from '../filters/useFilters.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const load = () => import('./PhoneSheet.tsx');
const PhoneSheet = lazyPart(load, () => null);

interface Props {
  readonly resource: Resource;
  /** Whether the sheet also contains the saved queries and the export. */
  readonly tools?: boolean;
  /** Number of active filters; all of the list's by default. */
  readonly set?: number;
}

export default function PhoneLine({ resource, tools = true, set }: Props) {
  const translate = useTranslate();
  const filters = useFilters();
  const count = set ?? filters.count;
  const [open, setOpen] = useState(false);
  // Loaded beside the rows, so that it opens at once, also where the server is gone since.
  useEffect(() => void load().catch(() => undefined), []);
  const [first, ...others] = allFilters(resource);
  const { sorts } = resource.collection.list;
  return (
    <div className="filter-line" role="search" aria-label={translate('engine.filter.label')}>
      <Suspense fallback={<div className="find first" />}>
        {first && <Filter resource={resource} name={first} first />}
      </Suspense>
      <Button aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="filter" />
        {translate('engine.filter.button')}
        {count > 0 && <span className="count">{count}</span>}
      </Button>
      {sorts.length > 0 && (
        <SortButton
          resource={resource.name}
          fields={[...sorts]}
          label="engine.sort"
          icon={<Icon name="sort" />}
        />
      )}
      {open && (
        <PhoneSheet
          resource={resource}
          names={others}
          tools={tools}
          count={count}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
