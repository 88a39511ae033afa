// English messages: boxes, areas, holidays, lock settings, screens and terminal software.
import type { LOCK_SETTING_KEYS } from '../../../../domain/lockers/lockerSettings.ts';
import type { InputReason } from '../../../../contract/inputReasons.ts';
import { required } from '../outcomes.ts';
import { resourceMessages } from '../resourceMessages.ts';

export const boxStates = resourceMessages('box', 'boxes', {
  title: 'Box states',
  empty: { text: 'A locker’s boxes appear here once its door layout has been drawn.' },
  fields: {
    id: 'Box ID',
    name: 'Box',
    districtName: 'District',
    boxSize: 'Size',
    shownStatus: 'Status',
    sinceTime: 'Since',
    freeSince: 'Free since',
    parcelNumber: 'Parcel',
    doorStatus: 'Door',
    bottomFlag: 'Accessible',
    lockerSituation: 'Locker situation',
    heartbeatTime: 'Last locker heartbeat',
  },
  actions: { showBox: { label: 'Show the box' } },
});

export const districts = resourceMessages('district', 'districts', {
  fields: {
    provinceName: 'Province name',
    lockerCount: 'Lockers',
  },
});

export const provinces = resourceMessages('province', 'provinces', {
  fields: { name: 'Name', districtCount: 'Districts', lockerCount: 'Lockers' },
});

export const holidays = resourceMessages('holiday', 'holidays', {
  fields: { date: 'Date', name: 'Name' },
  errors: { date: { missing: 'Please enter a date as YYYY-MM-DD' } },
});

export const lockSettings = {
  name: 'Terminal settings',
  title: 'Terminal settings',
  sections: {
    visitors: 'Customer pages (seconds)',
    service: 'Pages for couriers and staff (seconds)',
    notices: 'Notices and screen saver (seconds)',
    booking: 'Bookings',
  },
  fields: {
    OPERATION_PAGE_TIMEOUT: 'Operation page',
    SERVICE_SELECT_PAGE_TIMEOUT: 'Service selection',
    GENERAL_ENTERING_PAGE_TIMEOUT: 'Entering a number or text',
    PIN_ENTERING_PAGE_TIMEOUT: 'Entering the PIN',
    OPERATION_MENU_TIMEOUT: 'Operation menu',
    LOCKER_MANAGEMENT_TIMEOUT: 'Locker management',
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: 'Door layout',
    FLAG_LOCKER_PAGE_TIMEOUT: 'Flagging a box',
    CLEANING_PAGE_TIMEOUT: 'Cleaning',
    DOOR_OPEN_PAGE_TIMEOUT: 'Box is open',
    NOTIFICATION_PAGE_TIMEOUT: 'Notification',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: 'Notice without a button',
    SCREEN_SAVER_START_TIMEOUT: 'Screen saver starts after',
    SING_POST_BOOKING_EMAIL: 'E-mail address for booking notices',
  } satisfies Record<(typeof LOCK_SETTING_KEYS)[number], string>,
  help: {
    DOOR_OPEN_PAGE_TIMEOUT: 'How long the terminal asks for the door to be closed.',
    PROMPT_WITHOUT_BUTTON_TIMEOUT: 'Closes automatically; it has no button.',
    SING_POST_BOOKING_EMAIL: 'Leave empty to send no e-mail.',
  },
  errors: {
    OPERATION_PAGE_TIMEOUT: required,
    SERVICE_SELECT_PAGE_TIMEOUT: required,
    GENERAL_ENTERING_PAGE_TIMEOUT: required,
    PIN_ENTERING_PAGE_TIMEOUT: required,
    OPERATION_MENU_TIMEOUT: required,
    LOCKER_MANAGEMENT_TIMEOUT: required,
    GENERAL_LOCKER_LAYOUT_PAGE_TIMEOUT: required,
    FLAG_LOCKER_PAGE_TIMEOUT: required,
    CLEANING_PAGE_TIMEOUT: required,
    DOOR_OPEN_PAGE_TIMEOUT: required,
    NOTIFICATION_PAGE_TIMEOUT: required,
    PROMPT_WITHOUT_BUTTON_TIMEOUT: required,
    SCREEN_SAVER_START_TIMEOUT: required,
  },
};

export const screenSavers = {
  ...resourceMessages('screen saver', 'screen savers', {
    fields: {
      screenSaverId: 'Number',
      notice: 'Notice',
      pictureSwitchingTime: 'Picture switching time',
      fileId: 'Pictures',
      lockerId: 'Lockers',
    },
    help: {
      pictureSwitchingTime: 'Seconds before the next picture is shown.',
      notice: 'Shown below the pictures.',
      lockerId: 'These lockers show it while they are idle.',
    },
    errors: {
      fileId: {
        malformed: 'Some pictures are not uploaded. Upload them or remove them.',
        repeated: 'A picture appears twice. Remove one of them.',
        unknown: 'A picture no longer exists. Remove it and add it again.',
      },
    },
    actions: { create: { label: 'New screen saver' } },
  }),
  title: 'Marketing',
};

export const versions = resourceMessages('version', 'versions', {
  title: 'Terminal software',
  empty: {
    text: 'Terminal software versions appear here when they are deployed to lockers.',
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
  form: { create: 'New rollout', created: 'create success!' },
  unknown: { updated: 'not counted' },
  card: { updated: '%{part} of %{whole} updated' },
  actions: {
    show: { label: 'Show the rollout' },
    create: { label: 'New rollout' },
  },
});
