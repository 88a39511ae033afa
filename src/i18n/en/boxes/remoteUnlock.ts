// English messages: remote opening of boxes.

export const remoteUnlock = {
  confirm: {
    title:
      'Open %{smart_count} box that holds a parcel? |||| Open %{smart_count} boxes that hold parcels?',
    text: 'Please note there is parcel inside the compartment. Are you sure you want to open the compartment?',
    others: 'And %{smart_count} empty box. |||| And %{smart_count} empty boxes.',
    reason: 'Reason',
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
  columns: { box: 'Box', size: 'Size', holds: 'Contents', task: 'Task', time: 'Time' },
  holdsNothing: 'Empty',
  states: {
    ASKING: 'Contacting the server',
    CREATED: 'Waiting for the terminal',
    SENT: 'Waiting for the door',
    OPENED: 'Opened',
    FAILED: 'Failed',
  },
  faults: {
    JAMMED: 'No door-open signal received',
    NO_ANSWER: 'The terminal did not answer in time',
    OFFLINE: 'The locker is offline',
    REFUSED: 'The terminal refused the request',
    SILENT: 'No response within %{seconds} s. The door may still open.',
    NOT_ASKED: 'The server cannot be reached. Nothing was opened.',
    UNKNOWN: 'The terminal gave no reason',
  },
  seconds: '%{count} s',
  again: 'Try again',
  againNamed: 'Try again to open %{name}',
  againAll: 'Retry %{smart_count} failed boxes',
  close: 'Close',
  offline: 'No connection. Remote opening is unavailable.',
  closeDoors: 'Make sure the doors are closed again on site.',
  confirmed:
    'You confirmed that %{names} holds a parcel. |||| You confirmed that %{names} hold parcels.',
  closesItself: 'This window closes automatically when every box has opened.',
  allOpened: 'Opened: %{names}',
  goesOn:
    '%{smart_count} box is still pending. The grid shows when its door opens. |||| %{smart_count} boxes are still pending. The grid shows when their doors open.',
};
