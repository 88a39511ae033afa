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
  }),
  title: 'Marketing',
};
