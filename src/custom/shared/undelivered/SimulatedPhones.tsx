// Note that SMS of a demo network go to simulated phones; nothing where they do not.
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { useCounts } from './useUndelivered.ts';

export function SimulatedPhones() {
  const translate = useTranslate();
  const { data } = useCounts();
  if (!data?.simulated) return null;
  return (
    <p className="note">
      <Icon name="sms" className="ic" />
      {translate('simulatedPhones.note')}
    </p>
  );
}
