// The state of a box as a badge.
import { useTranslate } from 'react-admin';
import type { ShownStatus } from '../../../domain/boxes/boxes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { BOX_SIGNS } from '../shared/DoorGrid/boxSigns.ts';

const TONES: Partial<Record<ShownStatus, string>> = {
  EXPIRED: 'warn',
  FLAGGED: 'warn',
  RESERVED: 'info',
};

export function BoxStatusBadge({ status }: { status: ShownStatus }) {
  const translate = useTranslate();
  const { icon } = BOX_SIGNS[status];
  return (
    <span className={`badge ${TONES[status] ?? ''}`}>
      {icon && <Icon name={icon} />}
      {translate(`choices.shownStatus.${status}`)}
    </span>
  );
}
