// A group of the tree: collapsible, selectable as a whole, with its count of selected permissions.
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { isGrave } from '../../../domain/people/authorityGroups.ts';
import { type Lock, toggled, toggledAll, type ShownGroup } from './tree.ts';
import type { RoleAuthorities } from './useAuthorities.ts';

interface PermissionProps {
  readonly code: string;
  readonly chosen: boolean;
  readonly lock: Lock | undefined;
  readonly onChoose: () => void;
}

function Permission({ code, chosen, lock, onChoose }: PermissionProps) {
  const translate = useTranslate();
  const id = useId();
  // Users who can change nothing are told so once, beside the name.
  const reason = lock === 'readOnly' ? undefined : lock;
  return (
    <li className="roleRow row">
      <Checkbox
        id={id}
        checked={chosen}
        disabled={lock !== undefined}
        slotProps={{ input: { 'aria-describedby': `${id}-more` } }}
        onChange={onChoose}
      />
      <label htmlFor={id}>{translate(`roleForm.authorities.${code}`, { _: code })}</label>
      <span id={`${id}-more`} className="roleMore row">
        {isGrave(code) && (
          <span className="badge warn">
            <Icon name="warn" />
            {translate('roleForm.tree.graveBecause', { why: translate(`roleForm.grave.${code}`) })}
          </span>
        )}
        {reason && (
          <span className="line small soft">
            <Icon name="lock" size={12} />
            {translate(`roleForm.locks.${reason}`)}
          </span>
        )}
        <span className="mono soft">{code}</span>
      </span>
    </li>
  );
}

interface Props {
  readonly group: ShownGroup;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly authorities: RoleAuthorities;
}

export function Group({ group, open, onOpen, authorities }: Props) {
  const translate = useTranslate();
  const list = useId();
  const { chosen, choose, lockOf } = authorities;
  const name = translate(`roleForm.groups.${group.name}`);
  const free = group.codes.filter((code) => lockOf(code) === undefined);
  const count = group.codes.filter((code) => chosen.includes(code)).length;
  const whole = count === group.codes.length;
  const isMixed = count > 0 && !whole;
  return (
    <>
      <div className="roleGroup row">
        <Checkbox
          slotProps={{
            input: {
              'aria-label': translate('roleForm.tree.everything', { group: name }),
              ref: (box: HTMLInputElement | null) => {
                if (box) box.indeterminate = isMixed;
              },
            },
          }}
          checked={whole}
          indeterminate={isMixed}
          disabled={free.length === 0}
          onChange={() => choose(toggledAll(chosen, free))}
        />
        <ButtonBase
          className="roleOpens"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => onOpen(!open)}
        >
          <Icon name={open ? 'down' : 'right'} />
          <b className="grow">{name}</b>
          <span className="soft">
            {translate('roleForm.tree.count', { chosen: count, all: group.codes.length })}
          </span>
        </ButtonBase>
      </div>
      <ul id={list} hidden={!open} aria-label={name}>
        {group.shown.map((code) => (
          <Permission
            key={code}
            code={code}
            chosen={chosen.includes(code)}
            lock={lockOf(code)}
            onChoose={() => choose(toggled(chosen, code))}
          />
        ))}
      </ul>
    </>
  );
}
