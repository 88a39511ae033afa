// One row of what needs attention: what, where, since when, and its one action.
import Avatar from '@mui/material/Avatar';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { moment } from '../../../engine/fields/clock.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { useSpan } from '../useSpan.ts';
import './needs.css';

interface Props {
  readonly icon: IconName;
  /** Act now, or look soon. */
  readonly tone: 'alarm' | 'warn';
  readonly what: string;
  readonly details?: string;
  readonly where: ReactNode;
  readonly front?: ReactNode;
  readonly since: number | null;
  /** `since` is that of the oldest of several. */
  readonly isOldest?: boolean;
  /** When it was counted, epoch milliseconds. */
  readonly now: number;
  readonly action: ReactNode;
}

export function NeedRow(props: Props) {
  const { icon, tone, what, details, where, front, since, isOldest = false, now, action } = props;
  const translate = useTranslate();
  const time = useSpan('dashboard.trouble')(now - (since ?? now));
  return (
    <ListItem divider className="need">
      <Avatar variant="rounded" className={tone}>
        <Icon name={icon} />
      </Avatar>
      <ListItemText className="need-what" primary={what} secondary={details} />
      <span className="need-where">{where}</span>
      <span className="need-front">{front}</span>
      <span className="need-for" title={since === null ? undefined : moment(since)}>
        {since !== null && (isOldest ? translate('dashboard.visited.oldest', { time }) : time)}
      </span>
      <span className="need-action">{action}</span>
    </ListItem>
  );
}
