// English messages: names of custom pages in menu and form dialogs; their own are loaded lazily.
/** Name of the entered data in the leave dialog. */
export const reservationFields = { fields: { parcels: 'Parcels', recipient: 'Recipient' } };

/** Name of the two lists in the leave dialog. */
export const lockerContentFields = { fields: { contacts: 'Contacts', tips: 'Tips' } };

export const priceResource = {
  title: 'Price settings',
  products: 'Products',
  section: 'Prices',
  fields: { prices: 'Prices' },
};

/** Records without a list of their own, named where one of them has a value already. */
export const sharedViewResource = { name: 'Shared view |||| Shared views' };
export const accountResource = { name: 'Account |||| Accounts' };

export const templateResource = {
  name: 'Template |||| Templates',
  title: 'Notification content',
  section: 'Messages',
  fields: {
    templateEvent: 'Event',
    templateDescription: 'Description',
    templateTitle: 'Title',
    templateContent: 'Content',
    templateTitleZh: 'Title in Chinese',
    templateContentZh: 'Content in Chinese',
    templateStatus: 'Status',
    placeholderList: 'Placeholders',
  },
  help: {
    templateEvent: 'Each event has one SMS template and one e-mail template.',
    templateStatus: 'Messages of a disabled template are not sent.',
    templateTitle: 'The subject of an e-mail. An SMS is sent without it.',
    templateContentZh: 'Leave empty to send the English text.',
  },
};
