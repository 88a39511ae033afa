// English messages: remote opening of boxes.

export const remoteUnlock = {
  confirm: {
    title:
      'Open %{smart_count} box that holds a parcel? |||| Open %{smart_count} boxes that hold parcels?',
    text: 'Please note there is parcel inside the compartment. Are you sure you want to open the compartment?',
    others: 'And %{smart_count} empty box. |||| And %{smart_count} empty boxes.',
    cancel: 'Cancel',
    openOne: 'Open %{name}',
    openMany: 'Open %{smart_count} boxes',
  },
  title: 'Remote unlock',
  subtitle: '%{locker}, %{smart_count} box |||| %{locker}, %{smart_count} boxes',
  opened: '%{count} opened',
  waiting: '%{count} waiting',
  failed: '%{count} failed',
  progress: '%{opened} of %{all} boxes opened',
  columns: { box: 'Box', size: 'Size', holds: 'Holds', task: 'Task', time: 'Time' },
  holdsNothing: 'Empty',
  states: {
    ASKING: 'Asking the server',
    CREATED: 'Waiting for the terminal',
    SENT: 'Waiting for the door',
    OPENED: 'Opened',
    FAILED: 'Failed',
  },
  faults: {
    JAMMED: 'The door did not report open',
    NO_ANSWER: 'The terminal did not answer in time',
    OFFLINE: 'The locker is offline',
    REFUSED: 'The terminal refused',
    SILENT: 'No word in %{seconds} s. The door may still open.',
    NOT_ASKED: 'The server cannot be reached. Nothing was opened.',
    UNKNOWN: 'The terminal gave no reason',
  },
  seconds: '%{count} s',
  again: 'Try again',
  againNamed: 'Try again to open %{name}',
  againAll: 'Open %{smart_count} failed again',
  close: 'Close',
  offline: 'No connection. Opening doors waits.',
  closeDoors: 'Ask for the doors to be closed again.',
  confirmed:
    'You confirmed that %{names} holds a parcel. |||| You confirmed that %{names} hold parcels.',
  closesItself: 'This window closes by itself when every box has opened.',
  allOpened: 'Opened: %{names}',
  goesOn:
    '%{smart_count} box was still on its way. The grid shows when its door opens. |||| %{smart_count} boxes were still on their way. The grid shows when their doors open.',
};
