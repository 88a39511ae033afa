// Search results in groups, one of them selected.
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { GROUPS } from './groups.ts';
import type { Hit } from './hit.ts';

const ENTER = '↵';

interface OneProps {
  readonly hit: Hit;
  readonly id: string;
  readonly chosen: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

/** The field handles the keys and keeps the focus. */
function One({ hit, id, chosen, onPoint, onOpen }: OneProps) {
  const translate = useTranslate();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <MenuItem
      component="div"
      ref={line}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      selected={chosen}
      className="hit"
      onPointerMove={chosen ? undefined : onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onOpen}
    >
      <Icon name={hit.icon} />
      <span className="grow">
        <span className="cut">{hit.label}</span>
        {hit.under && <span className="cut small soft">{hit.under}</span>}
      </span>
      {hit.state !== undefined && <span className="small soft">{translate(hit.state)}</span>}
      {chosen && (
        <kbd className="kbd" aria-hidden="true">
          {ENTER}
        </kbd>
      )}
    </MenuItem>
  );
}

interface Props {
  readonly id: string;
  readonly hits: readonly Hit[];
  readonly active: number;
  /** Recently visited results. */
  readonly recent: boolean;
  readonly onPoint: (place: number) => void;
  readonly onOpen: (hit: Hit) => void;
}

export function Results({ id, hits, active, recent, onPoint, onOpen }: Props) {
  const translate = useTranslate();
  const placed = hits.map((hit, place) => ({ hit, place }));
  const groups = recent
    ? [{ name: 'recent', ofIt: placed }]
    : GROUPS.map((name) => ({ name, ofIt: placed.filter(({ hit }) => hit.group === name) }));
  return (
    <div id={id} role="listbox" aria-label={translate('search.found')} hidden={hits.length === 0}>
      {groups
        .filter(({ ofIt }) => ofIt.length > 0)
        .map(({ name, ofIt }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} className="hits-of" role="presentation">
              {translate(`search.groups.${name}`)}
            </div>
            {ofIt.map(({ hit, place }) => (
              <One
                key={hit.key}
                hit={hit}
                id={`${id}-${place}`}
                chosen={place === active}
                onPoint={() => onPoint(place)}
                onOpen={() => onOpen(hit)}
              />
            ))}
          </div>
        ))}
    </div>
  );
}
