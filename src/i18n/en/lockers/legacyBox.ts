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
  faults: 'What is marked red must be put right before the locker can be saved.',
  empty: 'Draw at least one box.',
  lookFirst: 'The boxes were changed. Step 2 shows what changed before it is saved.',
  created: 'create success!',
  updated: 'update success!',
  toList: 'Back to the legacy lockers',
  wrongId: 'Which locker?',
  wrongIdText: 'The address of this page is wrong at: %{names}. Choose a locker from the list.',
  keepMine: 'Keep mine',
  theirs:
    'What you entered and drew is kept. Changed meanwhile: %{fields}. If you keep yours, the next save replaces that.',
};
