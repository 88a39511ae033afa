// Rejected files, each with its reason.
import { useTranslate } from 'react-admin';
import { UPLOAD_QUEUE_MAX } from '../../../domain/limits.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Refused } from './pictures.ts';

interface Props {
  readonly refused: readonly Refused[];
  readonly onClose: () => void;
}

export function RefusedFiles({ refused, onClose }: Props) {
  const translate = useTranslate();
  if (refused.length === 0) return null;
  return (
    <div className="refused" role="alert">
      <ul aria-label={translate('marketing.refused.label')}>
        {refused.map(({ name, fault }) => (
          <li key={`${name} ${fault}`}>
            <Icon name="stop" />
            <b>{name}</b>
            <span>{translate(`marketing.refused.${fault}`, { most: UPLOAD_QUEUE_MAX })}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn quiet sm icon-only"
        aria-label={translate('marketing.refused.close')}
        onClick={onClose}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}
