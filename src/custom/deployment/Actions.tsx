// Actions on a whole deployment: cancel before the upgrade time, resume after a halt.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { versionCalls, type VersionInfo } from '../../../contract/terminals/versions.ts';
import { cancelAllError } from '../../../domain/terminals/versions.ts';
import { call } from '../../dataProvider/call.ts';
import { supports } from '../../dataProvider/capabilities.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { heldBack, sumsOf } from './sums.ts';
import type { Action } from './useAction.ts';
import { statusOf } from './deploymentQuery.ts';

interface Props {
  readonly version: VersionInfo;
  /** When it was fetched, epoch milliseconds. */
  readonly now: number;
  readonly action: Action;
}

/** Message key of why it cannot be cancelled; undefined when it can. */
export const lateTexts = { upgradeTimePassed: 'deployment.late', over: 'deployment.over' } as const;

/** Disabled from the upgrade time on (R4.46): the button stays and explains why. */
function CancelAll({ version, now, action }: Props) {
  const translate = useTranslate();
  const { lockerVersionId, lockerVersionName: name, lockerVersionTaskList: tasks } = version;
  const standing = tasks.map((task) => ({ lockerVersionStatus: statusOf(task) }));
  const error = cancelAllError(standing, version.lockerVersionUpgradeTime, now);
  const start = () =>
    action.begin({
      messages: 'cancelAll',
      name,
      count: sumsOf(tasks).CREATED,
      ask: () => call(versionCalls.cancelAll, { lockerVersionId }),
    });
  return (
    <Button
      color={error ? 'primary' : 'error'}
      aria-disabled={error !== undefined}
      title={error && translate(lateTexts[error])}
      onClick={error ? undefined : start}
    >
      {translate('deployment.cancelAll.label')}
    </Button>
  );
}

export function Actions(props: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { version, action } = props;
  const { lockerVersionId, lockerVersionName: name, rolloutState } = version;
  const rings = supports('rollout-rings');
  const resume = () =>
    action.begin({
      messages: 'resume',
      name,
      count: heldBack(version),
      ask: () => call(versionCalls.resume, { lockerVersionId }),
    });
  return (
    <>
      {canAccess(versionCalls.cancelAll) && <CancelAll {...props} />}
      {rings && rolloutState === 'HALTED' && canAccess(versionCalls.resume) && (
        <Button variant="contained" onClick={resume}>
          {translate('deployment.resume.label')}
        </Button>
      )}
    </>
  );
}
