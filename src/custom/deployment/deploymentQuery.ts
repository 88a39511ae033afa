// The query of one version: polled while its rollout is in progress and the page is visible.
import { queryOptions } from '@tanstack/react-query';
import {
  versions,
  type VersionInfo,
  type VersionTask,
} from '../../../contract/terminals/versions.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import {
  isVersionTaskOver,
  readVersionStatus,
  shownTaskStatus,
  ROLLOUT_REFRESH_MS,
} from '../../../domain/terminals/versions.ts';
import { call } from '../../dataProvider/call.ts';

/** SUCCEED is read as SUCCEEDED (R4.43). */
export const statusOf = (task: VersionTask) => readVersionStatus(task.lockerVersionStatus);

/** As people are shown it. */
export const shownStatusOf = (task: VersionTask) => shownTaskStatus(statusOf(task), task.error);

/** Whether the deployment can still change. */
export const isUnderWay = ({ lockerVersionTaskList }: VersionInfo): boolean =>
  lockerVersionTaskList.some((task) => !isVersionTaskOver(statusOf(task)));

/** A restarted terminal reports its version with its next contact, within this time after the task ends. Milliseconds. */
const RESTARTS_IN_MS = 30_000;

const isRestarting = ({ lockerVersionTaskList }: VersionInfo, now: number): boolean =>
  lockerVersionTaskList.some(({ endTime }) => endTime != null && now - endTime < RESTARTS_IN_MS);

/** Live progress: polled every few seconds while visible and unfinished. */
export const deploymentQuery = ({ lockerVersionId }: { readonly lockerVersionId: RecordId }) =>
  queryOptions<VersionInfo>({
    queryKey: ['deployment', lockerVersionId],
    queryFn: ({ signal }) => call(versions.one, { lockerVersionId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data && !isUnderWay(state.data) && !isRestarting(state.data, state.dataUpdatedAt)
        ? false
        : ROLLOUT_REFRESH_MS,
  });
