// English messages: the list of the audit log.
export const audit = {
  name: 'Line |||| Lines',
  title: 'Audit',
  export: 'Export 1 line |||| Export %{smart_count} lines',
  empty: {
    title: 'Nothing has happened yet',
    text: 'Every change, sign-in, refusal and export appears here.',
    noMatch: 'No line matches',
    noMatchFor: 'No line matches “%{text}”',
  },
  fields: {
    id: 'Number',
    time: 'Time',
    eventType: 'What',
    subjectKind: 'Record',
    subjectId: 'Record number',
    byKind: 'Done by',
    person: 'Person',
    ip: 'From address',
    changes: 'Changes',
    sealId: 'Seal',
  },
  nothing: { sealId: 'not sealed yet', person: 'nobody known', ip: 'not known' },
  actions: { seals: { label: 'Verify the seals' } },
};
