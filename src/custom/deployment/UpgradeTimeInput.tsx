// The upgrade time, with an offer that sets it and the failure time to the coming night.
import Button from '@mui/material/Button';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import { nextNight } from '../../../domain/terminals/rollouts.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { TimeInput } from '../../engine/fields/input/TimeInput.tsx';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';
import { ChosenLockersContext } from './ChosenLockersContext.ts';

export function UpgradeTimeInput(props: InputProps) {
  const translate = useTranslate();
  const { setTimes } = useContext(ChosenLockersContext);
  const night = nextNight(useClock(STATE_EVERY_MS), knownCapabilities().timeZone);
  return (
    <div className="field">
      <TimeInput {...props} />
      <Button size="small" onClick={() => setTimes(night)}>
        {translate('deployment.tonight', {
          from: moment(night.from),
          until: moment(night.until).slice(-5),
        })}
      </Button>
    </div>
  );
}
