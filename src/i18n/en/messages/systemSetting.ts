// English messages: network settings.
export const systemSetting = {
  name: 'System settings',
  title: 'System settings',
  freeTime: 'Free storage time',
  hours: '%{smart_count} hour |||| %{smart_count} hours',
  fields: {
    FREE_STORE_TIME: 'Hours of free storage',
    sizes: 'Box sizes',
    reminders: 'Reminders',
    language: 'Language',
    name: 'Size',
    length: 'Length (cm)',
    width: 'Width (cm)',
    height: 'Height (cm)',
    volume: 'Litres',
  },
  help: {
    language:
      'Staff, recipients who are not customers, and customers without a language of their own are written to in it.',
    FREE_STORE_TIME:
      'It counts where neither the provider nor the locker has a time of its own. 0 means that storage does not end.',
  },
  languageOfMessages: 'Language of messages',
  errors: { dimension: 'Please enter the dimension' },
  sizesText: 'The inner measures of each size, from 1 to 500 cm.',
  side: '%{name}: %{side}',
  ofLocker: 'Parts of a locker that take no parcels of members',
  parts: { SENT: 'outgoing chute', CONTROL: 'terminal' },
  saved: 'update success',
  stale: '%{who} saved the sizes in the meantime. Nothing was saved; yours are kept here.',
};
