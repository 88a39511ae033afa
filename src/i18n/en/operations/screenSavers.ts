// English messages: screen savers.
import { resourceMessages } from '../resourceMessages.ts';

export const screenSavers = {
  ...resourceMessages('screen saver', 'screen savers', {
    fields: {
      screenSaverId: 'Number',
      name: 'Name',
      description: 'Description',
      notice: 'Notice',
      pictureSwitchingTime: 'Picture switching time',
      fileId: 'Pictures',
      lockerId: 'Lockers',
    },
    help: {
      pictureSwitchingTime: 'How many seconds a picture stands before the next one comes.',
      notice: 'Stands below the pictures.',
      lockerId: 'These lockers show it while nobody uses them.',
    },
    errors: {
      fileId: {
        malformed: 'Some pictures are not uploaded yet. Upload them or remove them.',
        repeated: 'A picture stands here twice. Remove one of them.',
        unknown: 'A picture is no longer there. Remove it and add it again.',
      },
    },
  }),
  title: 'Marketing',
};
