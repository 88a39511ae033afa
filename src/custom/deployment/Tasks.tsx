// A row per locker task: a table, on a phone cards.
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { VersionInfo, VersionTask } from '../../../contract/terminals/versions.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { CancelTask } from './CancelTask.tsx';
import { inOrder } from './sums.ts';
import { TaskHeard, TaskLocker, TaskProgress, TaskStatus } from './TaskCells.tsx';
import type { Action } from './useAction.ts';
import { statusOf } from './useDeployment.ts';
import { usePhone } from '../../engine/usePhone.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

interface Props {
  readonly version: VersionInfo;
  readonly now: number;
  readonly action: Action;
}

interface Parts extends Props {
  readonly tasks: readonly VersionTask[];
  /** The task waits because the rollout is halted. */
  readonly isHeld: (task: VersionTask) => boolean;
}

function useRingMessages() {
  const translate = useTranslate();
  return ({ ring }: VersionTask) =>
    ring === undefined ? '' : translate(`deployment.tasks.${ring === 1 ? 'first' : 'rest'}`);
}

function Cards({ tasks, isHeld, ...props }: Parts) {
  const ringMessages = useRingMessages();
  const rings = props.version.ringThreshold != null;
  return (
    <ul className="task-cards">
      {tasks.map((task) => (
        <li key={task.taskId} className="panel pad">
          <div className="line">
            <span className="grow">
              <TaskLocker task={task} />
            </span>
            {rings && <span className="soft small">{ringMessages(task)}</span>}
          </div>
          <div className="line">
            <span className="grow">
              <TaskStatus task={task} held={isHeld(task)} />
            </span>
            <CancelTask {...props} task={task} />
          </div>
          <TaskProgress task={task} />
        </li>
      ))}
    </ul>
  );
}

function Row({ task, isHeld, ...props }: Omit<Parts, 'tasks'> & { readonly task: VersionTask }) {
  const translate = useTranslate();
  const ringMessages = useRingMessages();
  return (
    <tr>
      <th scope="row">
        <TaskLocker task={task} />
      </th>
      {props.version.ringThreshold != null && <td>{ringMessages(task)}</td>}
      <td>
        <TaskStatus task={task} held={isHeld(task)} />
      </td>
      <td>
        <TaskProgress task={task} />
      </td>
      <td>{task.runsVersion ?? translate('deployment.tasks.unknown')}</td>
      <td>
        <TaskHeard task={task} />
      </td>
      <td className="end">
        <CancelTask {...props} task={task} />
      </td>
    </tr>
  );
}

function Table({ tasks, ...props }: Parts) {
  const translate = useTranslate();
  const ring = props.version.ringThreshold == null ? [] : ['ring'];
  const heads = ['locker', ...ring, 'status', 'progress', 'runs', 'heard'];
  return (
    <TableRoom className="panel">
      <table className="list-table" aria-label={translate('deployment.tasks.label')}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {translate(`deployment.tasks.${head}`)}
              </th>
            ))}
            <td aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <Row key={task.taskId} task={task} {...props} />
          ))}
        </tbody>
      </table>
    </TableRoom>
  );
}

/** All tasks of the version, trouble first. */
export function Tasks(props: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const { rolloutState, lockerVersionTaskList } = props.version;
  const tasks = useMemo(() => inOrder(lockerVersionTaskList), [lockerVersionTaskList]);
  if (tasks.length === 0) return <Empty title={translate('deployment.tasks.empty')} />;
  const isHeld = (task: VersionTask) => rolloutState === 'HALTED' && statusOf(task) === 'CREATED';
  const parts = { ...props, tasks, isHeld };
  return phone ? <Cards {...parts} /> : <Table {...parts} />;
}
