// English messages: terminal software versions.
import type { InputReason } from '../../../../contract/inputReasons.ts';

export const versions = {
  name: 'Version |||| Versions',
  title: 'Terminal software',
  export: 'Export 1 version |||| Export %{smart_count} versions',
  empty: {
    title: 'No versions yet',
    text: 'Terminal software versions appear here when they are deployed to lockers.',
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
    software: 'Software',
    lockers: 'Target lockers',
    ring: 'First ring',
    times: 'Schedule',
  },
  help: {
    lockerVersionName: 'As the terminal reports it, such as 4.3.0.',
    lockerVersionUpgradeTime:
      'Terminals start downloading at this time. You can cancel until then.',
    lockerVersionFailureTime: 'Lockers that have not reported by this time count as failed.',
  },
  errors: {
    lockerVersionFileId: { missing: 'Please upload the terminal package' },
    lockerIds: { missing: 'Please choose lockers' },
    ring: {
      missing: 'Please choose the lockers of the first ring',
      tooSmall: 'The success rate must be a whole number from 1 to 100.',
      tooBig: 'The success rate must be a whole number from 1 to 100.',
      notWhole: 'The success rate must be a whole number from 1 to 100.',
      wrongType: 'The success rate must be a whole number from 1 to 100.',
      malformed: 'The success rate must be a whole number from 1 to 100.',
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
