// English: what the menu, the frame and a form's dialogs say of the pages made by hand. Their own words come with the first of them.
/** What the dialog before leaving calls what is entered. */
export const reservationFields = { fields: { parcels: 'Parcels', recipient: 'Recipient' } };

/** What the dialog before leaving calls the two lists. */
export const lockerContentFields = { fields: { contacts: 'Contacts', tips: 'Tips' } };

export const priceResource = {
  title: 'Price settings',
  products: 'Products',
  section: 'Prices',
  fields: { prices: 'Prices' },
};

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
    templateEvent: 'Each event has one SMS and one e-mail.',
    templateStatus: 'Messages of a disabled template are not sent.',
    templateTitle: 'The subject of an e-mail. An SMS is sent without it.',
    templateContentZh: 'Empty: the English text is sent instead.',
  },
};
