// Terminal software versions: the list with the progress of each, and a link to a new one.
import { pages } from '../custom/pages.ts';
import { versions as collection, type VersionRow } from '../../contract/terminals/versions.ts';
import { rolloutOutcome } from '../../domain/terminals/rollouts.ts';
import { link } from '../engine/actions/action.ts';
import { defineResource } from '../engine/defineResource.ts';
import { badge } from '../engine/fields/badge.tsx';
import { counts, type Share } from '../engine/fields/figures/share.tsx';

const outcome = ({ rolloutState: state, taskCounts }: VersionRow) =>
  rolloutOutcome(state, taskCounts);

const state = badge<VersionRow>(
  {
    WAITING: { icon: 'clock' },
    FIRST_RING: { icon: 'refresh', tone: 'info' },
    REST: { icon: 'refresh', tone: 'info' },
    HALTED: { icon: 'pause', tone: 'alarm' },
    FINISHED: { icon: 'check' },
    PARTLY_FAILED: { icon: 'warn', tone: 'warn' },
    FAILED: { icon: 'stop', tone: 'alarm' },
    CANCELED: { icon: 'cross' },
  },
  { count: (row) => (outcome(row)?.endsWith('FAILED') ? row.taskCounts?.FAILED : undefined) },
);

/** Lockers updated of those targeted; undefined if the server does not count them. */
function updated({ taskCounts }: VersionRow): Share | undefined {
  if (!taskCounts) return undefined;
  const { CREATED, UPDATING, SUCCEEDED, FAILED } = taskCounts;
  return { part: SUCCEEDED, whole: CREATED + UPDATING + SUCCEEDED + FAILED };
}

const show = link(pages.deployment, {
  on: 'row',
  icon: 'eye',
  with: ({ lockerVersionId }: VersionRow) => ({ lockerVersionId }),
});

export const versions = defineResource('versions', collection, {
  icon: 'system',
  title: 'lockerVersionName',
  history: 'version',
  list: {
    columns: [
      'lockerVersionName',
      'lockerVersionDescription',
      'rolloutState',
      'updated',
      'failed',
      'lockerVersionUpgradeTime',
      'lockerVersionFailureTime',
    ],
    moreColumns: ['creationTime', 'lastUpdatedTime'],
    filters: ['lockerVersionName'],
    opens: show,
    card: {
      under: ['rolloutState', 'lockerVersionUpgradeTime'],
      foot: ['lockerVersionDescription', 'updated'],
    },
  },
  fields: {
    rolloutState: { type: state, value: outcome },
    updated: { type: counts, value: updated },
    failed: { type: 'number', value: (row) => row.taskCounts?.FAILED },
  },
  actions: {
    show,
    create: link(pages.newDeployment, { on: 'list', icon: 'plus', with: () => ({}) }),
  },
});
