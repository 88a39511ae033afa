// One permission: its description, risk, why it is locked here, and its code.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isGrave } from '../../../domain/people/authorityGroups.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Lock } from './tree.ts';

interface Props {
  readonly code: string;
  readonly chosen: boolean;
  readonly lock: Lock | undefined;
  readonly onChoose: () => void;
}

export function Permission({ code, chosen, lock, onChoose }: Props) {
  const translate = useTranslate();
  const id = useId();
  // Users who can change nothing are told so once, beside the name.
  const said = lock === 'readOnly' ? undefined : lock;
  return (
    <li className="roleRow">
      <input
        id={id}
        type="checkbox"
        className="check"
        checked={chosen}
        disabled={lock !== undefined}
        aria-describedby={`${id}-more`}
        onChange={onChoose}
      />
      <label htmlFor={id}>{translate(`roleForm.authorities.${code}`, { _: code })}</label>
      <span id={`${id}-more`} className="roleMore">
        {isGrave(code) && (
          <span className="badge warn">
            <Icon name="warn" />
            {translate('roleForm.tree.graveBecause', {
              why: translate(`roleForm.grave.${code}`),
            })}
          </span>
        )}
        {said && (
          <span className="line small soft">
            <Icon name="lock" size={12} />
            {translate(`roleForm.locks.${said}`)}
          </span>
        )}
        <span className="mono soft">{code}</span>
      </span>
    </li>
  );
}
