// English messages: terminal software versions.
import type { InputReason } from '../../../../contract/inputReasons.ts';

export const versions = {
  name: 'Version |||| Versions',
  title: 'Terminal software',
  export: 'Export 1 version |||| Export %{smart_count} versions',
  empty: {
    title: 'No versions yet',
    text: 'A version of the terminals’ software appears here when it is deployed to lockers.',
    noMatch: 'No version matches',
    noMatchFor: 'No version matches “%{text}”',
  },
  fields: {
    lockerVersionId: 'Number',
    lockerVersionName: 'Version number',
    lockerVersionDescription: 'Description',
    lockerVersionFileId: 'Terminal package',
    lockerVersionUpgradeTime: 'Upgrade time',
    lockerVersionFailureTime: 'Failure time',
    lockerIds: 'Lockers',
    ring: 'First ring',
    rolloutState: 'Rollout',
    updated: 'Updated / all',
    failed: 'Failed',
    taskCounts: 'Tasks',
    creationTime: 'Created',
    lastUpdatedTime: 'Last updated',
  },
  sections: {
    software: 'The software',
    lockers: 'Where it goes',
    ring: 'First ring',
    times: 'When',
  },
  help: {
    lockerVersionName: 'As the terminal will say what it runs, such as 4.3.0.',
    lockerVersionUpgradeTime: 'Terminals begin to fetch it then. Until then it can be cancelled.',
    lockerVersionFailureTime: 'What has not reported by then has failed.',
  },
  errors: {
    lockerVersionFileId: { missing: 'Please upload the terminal package' },
    lockerIds: { missing: 'Please choose lockers' },
    ring: {
      missing: 'Please choose the lockers of the first ring',
      tooSmall: 'The threshold is a whole number from 1 to 100.',
      tooBig: 'The threshold is a whole number from 1 to 100.',
      notWhole: 'The threshold is a whole number from 1 to 100.',
      wrongType: 'The threshold is a whole number from 1 to 100.',
    } satisfies Partial<Record<InputReason | 'notWhole', string>>,
  },
  form: { create: 'New terminal deployment', created: 'create success!' },
  unknown: { updated: 'not counted' },
  card: { updated: '%{part} of %{whole} updated' },
  actions: {
    show: { label: 'Show the rollout' },
    create: { label: 'New deployment' },
  },
};
