// English messages: the legacy designer.
export const legacyBox = {
  title: 'Legacy locker',
  create: 'New legacy locker',
  edit: 'Edit %{name}',
  step1: 'Step 1 of 2: details',
  step2: 'Step 2 of 2: cabinets and boxes',
  next: 'Next: cabinets and boxes',
  back: 'Back to the details',
  save: 'Save',
  faults: 'Correct the errors marked in red before you save the locker.',
  empty: 'Draw at least one box.',
  lookFirst: 'The boxes were changed. Review the changes in step 2 before you save.',
  created: 'create success!',
  updated: 'update success!',
  toList: 'Back to the legacy lockers',
  keepMine: 'Keep mine',
  theirs:
    'Your changes are kept. Changed in the meantime: %{fields}. If you keep yours, the next save overwrites that.',
};
