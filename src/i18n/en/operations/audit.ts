// English messages: the list of the audit log.
export const audit = {
  name: 'Event |||| Events',
  title: 'Audit',
  export: 'Export 1 event |||| Export %{smart_count} events',
  empty: {
    title: 'No events yet',
    text: 'Every change, sign-in, refusal and export appears here.',
    noMatch: 'No event matches',
    noMatchFor: 'No event matches “%{text}”',
  },
  fields: {
    id: 'Number',
    time: 'Time',
    eventType: 'Event',
    subjectKind: 'Record',
    subjectId: 'Record number',
    byKind: 'Done by',
    person: 'Person',
    ip: 'IP address',
    changes: 'Changes',
    sealId: 'Seal',
  },
  nothing: { sealId: 'not sealed yet', person: 'unknown', ip: 'unknown' },
  actions: { seals: { label: 'Verify the seals' } },
};
