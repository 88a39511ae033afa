// Selects lockers: a check box each, a search by name, and whole groups with one press.
import Button from '@mui/material/Button';
import { useId, useMemo, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import { found, groupsHere, toggled, type Choosable, type LockerGroup } from './choice.ts';
import { Groups } from './Groups.tsx';
import { useSearchText } from '../useSearchText.tsx';
import { lockerGroups } from '../../../../contract/lockers/lockerGroups.ts';
import { useCall } from '../../../engine/useCall.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import './lockerChoice.css';

/** As many as fit above a list; larger networks search lockers by name. */
const GROUPS_MAX = 50;

const NONE: readonly LockerGroup[] = [];

/** The groups by name; empty until loaded and where unavailable, as they are only a shortcut. */
function useLockerGroups(): readonly LockerGroup[] {
  const mayAsk = useCanAccess()(lockerGroups.list);
  const { data } = useCall(
    ['lockerGroups', 'choice'],
    lockerGroups.list,
    { page: 0, size: GROUPS_MAX, sort: 'name,asc' },
    { enabled: mayAsk },
  );
  return data?.content ?? NONE;
}

interface LockerChoiceProps {
  readonly label: string;
  /** All options, in display order. */
  readonly lockers: readonly Choosable[];
  /** Numbers of the selected lockers. */
  readonly chosen: readonly RecordId[];
  readonly onChange: (chosen: RecordId[]) => void;
  readonly invalid?: boolean;
  /** Ids of the help text and the error. */
  readonly describedBy?: string | undefined;
  /** The element that gets the focus on an error: the search field. */
  readonly focus?: Ref<HTMLInputElement>;
  readonly id?: string;
}

interface ListProps extends Pick<LockerChoiceProps, 'chosen' | 'onChange'> {
  readonly shown: readonly Choosable[];
}

/** Native check boxes: 1,000 lockers take 0.1 s to render, with MUI's more than 1 s. */
function List({ shown, chosen, onChange }: ListProps) {
  const known = useMemo(() => new Set(chosen), [chosen]);
  return (
    <ul className="locker-choice-list framed">
      {shown.map(({ lockerId, lockerName }) => (
        <li key={lockerId}>
          <label>
            <input
              type="checkbox"
              className="check"
              checked={known.has(lockerId)}
              onChange={() => onChange(toggled([lockerId], chosen))}
            />
            <span className="cut" title={lockerName}>
              {lockerName}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** A controlled component: the parent holds the selection. */
export function LockerChoice({
  label,
  lockers,
  chosen,
  onChange,
  invalid = false,
  describedBy = '',
  focus,
  id,
}: LockerChoiceProps) {
  const translate = useTranslate();
  const count = useId();
  const search = useSearchText(translate('lockerChoice.find'), { id, inputRef: focus });
  const groups = useLockerGroups();
  const here = useMemo(() => groupsHere(groups, lockers), [groups, lockers]);
  const shown = found(lockers, search.text);
  const shownIds = shown.map(({ lockerId }) => lockerId);
  const all = shown.length > 0 && toggled(shownIds, chosen).length < chosen.length;
  return (
    <div
      role="group"
      aria-label={label}
      aria-describedby={`${count} ${describedBy}`.trim()}
      className={invalid ? 'locker-choice stack-12 invalid' : 'locker-choice stack-12'}
    >
      <Groups groups={here} chosen={chosen} onChange={onChange} />
      <div className="locker-choice-find wrap">
        {search.field}
        <span id={count} className="soft" role="status">
          {translate('lockerChoice.count', { chosen: chosen.length, total: lockers.length })}
        </span>
        <Button
          variant="text"
          size="small"
          disabled={shown.length === 0}
          onClick={() => onChange(toggled(shownIds, chosen))}
        >
          {translate(all ? 'lockerChoice.none' : 'lockerChoice.all')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className="soft framed pad">
          {translate(lockers.length === 0 ? 'lockerChoice.noLockers' : 'lockerChoice.noMatch')}
        </p>
      ) : (
        <List shown={shown} chosen={chosen} onChange={onChange} />
      )}
    </div>
  );
}
