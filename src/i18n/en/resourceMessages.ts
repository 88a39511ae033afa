// English messages common to own resources, so that a new one only adds its names.

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Labels of common fields; a resource's own `fields` take precedence. */
const usualFields = {
  name: 'Name',
  description: 'Description',
  notes: 'Notes',
  status: 'Status',
  price: 'Price',
  photo: 'Photo',
  lockerId: 'Locker',
};

/**
 * The messages of a resource: the common ones and its own.
 * @param one as in "1 trolley"; @param many as in "2 trolleys"
 */
export const resourceMessages = <F extends object, O extends object>(
  one: string,
  many: string,
  { fields, ...own }: { fields: F } & O,
) => ({
  name: `${capital(one)} |||| ${capital(many)}`,
  title: capital(many),
  export: `Export 1 ${one} |||| Export %{smart_count} ${many}`,
  empty: {
    title: `No ${many} yet`,
    text: `They appear here when the first one is added.`,
    noMatch: `No ${one} matches`,
    noMatchFor: `No ${one} matches “%{text}”`,
  },
  fields: {
    id: 'Number',
    ...usualFields,
    ...fields,
    creationTime: 'Created',
    lastUpdatedTime: 'Last updated',
  },
  ...own,
});
