// Filters for the audit: by action, by resource type and by actor type.
import { EVENT_TYPES, SUBJECTS } from '../../../domain/events.ts';
import { useAuditMessages } from '../../engine/history/useAuditMessages.ts';
import type { FilterEntry } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { ChoiceFilter } from '../../engine/list/filters/ChoiceFilter.tsx';

const DOERS = ['STAFF', 'MEMBER', 'AGENT', 'PROVIDER', 'TERMINAL', 'SERVER'];

type Say = (choice: string) => string;

/** The choices sorted by label. */
function Chosen({
  label,
  value,
  onChange,
  choices,
  say,
}: FilterEntry & { readonly choices: readonly string[]; readonly say: Say }) {
  return (
    <ChoiceFilter
      label={label}
      choices={choices.toSorted((one, other) => say(one).localeCompare(say(other)))}
      value={value === undefined ? undefined : plain(value)}
      onChange={onChange}
      wordOf={say}
    />
  );
}

export function EventFilter(props: FilterEntry) {
  const { what } = useAuditMessages();
  return <Chosen {...props} choices={EVENT_TYPES} say={what} />;
}

export function SubjectFilter(props: FilterEntry) {
  const { subjectType } = useAuditMessages();
  return <Chosen {...props} choices={SUBJECTS} say={subjectType} />;
}

export function DoerFilter(props: FilterEntry) {
  const { doer } = useAuditMessages();
  return <Chosen {...props} choices={DOERS} say={doer} />;
}
