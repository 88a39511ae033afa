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
    volume: 'Volume (litres)',
  },
  help: {
    language:
      'Used for messages to staff, to recipients who are not customers, and to customers without a language of their own.',
    FREE_STORE_TIME:
      'Applies if neither the provider nor the locker has its own free storage time. 0 means no time limit.',
  },
  languageOfMessages: 'Language of messages',
  errors: { dimension: 'Please enter the dimension' },
  sizesText: 'Inner dimensions of each size, from 1 to 500 cm.',
  side: '%{name}: %{side}',
  ofLocker: 'Parts of a locker that hold no customer parcels',
  parts: { SENT: 'outgoing chute', CONTROL: 'terminal' },
  saved: 'update success',
  stale: '%{who} saved the sizes in the meantime. Your changes were not saved but are kept here.',
};
