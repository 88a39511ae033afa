// Cancels one locker's task before the upgrade time.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import {
  versionCalls,
  type VersionInfo,
  type VersionTask,
} from '../../../contract/terminals/versions.ts';
import { cancelError } from '../../../domain/terminals/versions.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { lateTexts } from './Actions.tsx';
import type { Action } from './useAction.ts';
import { statusOf } from './deploymentQuery.ts';

interface CancelTaskProps {
  readonly version: VersionInfo;
  readonly task: VersionTask;
  readonly now: number;
  readonly action: Action;
}

/** Disabled from the upgrade time on (R4.46); a finished task has no such button. */
export function CancelTask({ version, task, now, action }: CancelTaskProps) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const standing = { lockerVersionStatus: statusOf(task) };
  if (standing.lockerVersionStatus !== 'CREATED' || !canAccess(versionCalls.cancelTask))
    return null;
  const error = cancelError(standing, version.lockerVersionUpgradeTime, now);
  const { taskId, lockerName: name } = task;
  const start = () =>
    action.begin({
      messages: 'cancel',
      name,
      count: 1,
      ask: () => call(versionCalls.cancelTask, { taskId }),
    });
  return (
    <Button
      variant="text"
      size="small"
      aria-label={translate('deployment.cancel.named', { name })}
      aria-disabled={error !== undefined}
      title={error && translate(lateTexts[error])}
      onClick={error ? undefined : start}
    >
      {translate('deployment.cancel.label')}
    </Button>
  );
}
