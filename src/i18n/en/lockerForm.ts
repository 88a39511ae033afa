// English: the page that makes or changes a locker, and its map.
import type { DeviceFault } from '../../../domain/devices.ts';

export const lockerForm = {
  title: 'Locker',
  titleNew: 'New locker',
  titleEdit: 'Edit locker',
  titleLayout: 'Door layout',
  stepOf: 'step %{step} of 2',
  nameAndStep: '%{name}, %{where}',
  steps: 'Steps',
  step1: 'Locker',
  step2: 'Door layout',
  toLayout: 'Next: door layout',
  saveLocker: 'Save locker',
  saveLayout: 'Save layout',
  created: 'The new cabinet success!',
  updated: 'update success',
  createFailed: 'New cabinet failed!',
  updateFailed: 'update error!',
  kept: 'Saved as a draft on this device at %{time}.',
  discard: 'Discard the draft',
  discardTitle: 'Discard the draft?',
  discardText:
    'What was entered and drawn on this device and not saved is lost. The locker itself stays as it is.',
  faultsFirst:
    'One fault is to be put right first. |||| %{smart_count} faults are to be put right first.',
  heldText: 'The layout is shown as it is. What you entered in step 1 can be saved all the same.',
  layoutOf: '1 box in %{columns} columns |||| %{smart_count} boxes in %{columns} columns',
  firstStep: 'The locker comes first',
  firstStepText: 'A door layout is drawn once the locker has a name. Begin with step 1.',
  toFirstStep: 'To step 1',
  unknown: 'There is no such locker',
  unknownText: 'The address names a locker that does not exist or has been removed.',
  toList: 'Back to the locker list',
  map: 'Where the locker stands',
  mapHint:
    'Press the map, drag the point, or move it with the arrow keys. Grey dots are the other lockers.',
  hours: 'Operating hours',
  hoursWays: { none: 'Not said', always: 'Open 24 hours', between: 'From – to' },
  opens: 'Opens at',
  closes: 'Closes at',
  clock: 'Enter a time such as 06:00',
  free: 'Free storage',
  freeWays: { NETWORK: 'As in the whole network', DAY: 'Days', HOUR: 'Hours' },
  noDevices:
    'No devices yet. Boxes can be opened once there is a lock control board with an interface.',
  addDevice: 'Add a device',
  device: {
    row: 'Device %{place}',
    deviceType: 'Device',
    version: 'Version',
    interfaceType: 'Interface',
    interfaceAddress: 'Address',
    baudRate: 'Baud rate',
    noInterface: 'Built in',
    remove: 'Remove device %{place}',
    faults: {
      typeMissing: 'Choose what kind of device it is',
      interfaceMissing: 'Select a Interface!',
      interfaceRepeated: 'Interface repeated selection!',
    } satisfies Record<DeviceFault['key'], string>,
  },
};

export const lockerMap = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  point: 'The chosen point. Arrow keys move it, with Shift by a little.',
  here: 'Put the point in the middle',
};
