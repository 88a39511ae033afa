// A row per locker task: a table, on a phone cards.
import { useTranslate } from 'react-admin';
import type { VersionInfo, VersionTask } from '../../../contract/terminals/versions.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { StatTable, type StatColumn } from '../shared/StatTable.tsx';
import { CancelTask } from './CancelTask.tsx';
import { inOrder } from './sums.ts';
import { TaskContact, TaskLocker, TaskProgress, TaskStatus } from './TaskCells.tsx';
import type { Action } from './useAction.ts';
import { statusOf } from './deploymentQuery.ts';

interface Props {
  readonly version: VersionInfo;
  readonly now: number;
  readonly action: Action;
}

function useTaskColumns(props: Props) {
  const translate = useTranslate();
  const { rolloutState, ringThreshold } = props.version;
  /** The task waits because the rollout is halted. */
  const isHeld = (task: VersionTask) => rolloutState === 'HALTED' && statusOf(task) === 'CREATED';
  const column = (name: string, cell: StatColumn<VersionTask>['cell']) => ({
    name,
    label: translate(`deployment.tasks.${name}`),
    cell,
  });
  const ring = column(
    'ring',
    (task) => task.ring && translate(`deployment.tasks.${task.ring === 1 ? 'first' : 'rest'}`),
  );
  return [
    column('locker', (task) => <TaskLocker task={task} />),
    ...(ringThreshold == null ? [] : [ring]),
    column('status', (task) => <TaskStatus task={task} held={isHeld(task)} />),
    column('progress', (task) => (task.percent == null ? undefined : <TaskProgress task={task} />)),
    column('runs', (task) => task.runsVersion ?? translate('deployment.tasks.unknown')),
    column('heard', (task) => <TaskContact task={task} />),
    {
      name: 'actions',
      label: <span className="unseen">{translate('engine.row.actions')}</span>,
      align: 'end' as const,
      cell: (task: VersionTask) =>
        statusOf(task) === 'CREATED' ? <CancelTask {...props} task={task} /> : undefined,
    },
  ];
}

/** All tasks of the version, trouble first. */
export function Tasks(props: Props) {
  const translate = useTranslate();
  const columns = useTaskColumns(props);
  const phone = usePhone();
  const tasks = props.version.lockerVersionTaskList;
  if (tasks.length === 0) return <Empty title={translate('deployment.tasks.empty')} />;
  return (
    <div className={phone ? undefined : 'panel'}>
      <StatTable
        label={translate('deployment.tasks.label')}
        columns={columns}
        rows={inOrder(tasks)}
        keyOf={({ taskId }) => taskId}
      />
    </div>
  );
}
