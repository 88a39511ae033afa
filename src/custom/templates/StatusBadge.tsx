// The status of a template (R2.94): a normal one has no tint.
import { useTranslate } from 'react-admin';
import type { TemplateStatus } from '../../../domain/messages/templateStatuses.ts';
import { Icon } from '../../ui/Icon.tsx';

export function StatusBadge({ status }: { readonly status: TemplateStatus }) {
  const translate = useTranslate();
  const isOn = status === 'ENABLE';
  return (
    <span className={`badge ${isOn ? 'plain' : 'neutral'}`}>
      <Icon name={isOn ? 'check' : 'pause'} />
      {translate(`choices.templateStatus.${status}`)}
    </span>
  );
}
