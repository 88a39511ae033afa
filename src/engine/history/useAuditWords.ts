// The words of the audit: what happened, to what, by whom, and each field as its noun calls it.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { AuditRow, AuditValue } from '../../../contract/audit.ts';
import { moment } from '../kinds/clock.ts';
import { Nouns } from '../nouns.ts';

/** `lastSeenTime` as `Last seen time`, for a field that nobody gave a name. */
function spelled(field: string): string {
  const words = field.replaceAll(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Doer = Pick<AuditRow, 'byKind' | 'person'>;

export function useAuditWords() {
  const translate = useTranslate();
  const nouns = useContext(Nouns);
  const say = (key: string, fallback: string) => translate(`auditWords.${key}`, { _: fallback });
  const ofSubject = (kind: string) => Object.values(nouns).filter((noun) => noun.history === kind);
  /** A field by the name that the subject's noun gives it, else by the audit's own. */
  const field = (kind: string, name: string): string => {
    const own = say(`fields.${name}`, '');
    const known = ofSubject(kind).map((noun) =>
      translate(`resources.${noun.name}.fields.${name}`, { _: '' }),
    );
    return known.find(Boolean) ?? (own || spelled(name));
  };
  /** A value as people read it: moments, yes and no, the words of a choice. */
  const value = (name: string, shown: AuditValue): string => {
    if (shown.hidden === 'REMOVED') return translate('auditWords.removed');
    const { value: bare } = shown;
    if (bare === null || bare === '') return translate('auditWords.nothing');
    if (typeof bare === 'boolean') return translate(`auditWords.${bare ? 'yes' : 'no'}`);
    if (typeof bare === 'number') return /time$/i.test(name) ? moment(bare) : `${bare}`;
    const choice = translate(`choices.${name}.${bare}`, { _: '' });
    return choice || say(`values.${bare}`, bare);
  };
  return {
    what: (eventType: string) => say(`types.${eventType}`, eventType),
    kind: (subjectKind: string) => say(`subjects.${subjectKind}`, subjectKind),
    doer: (byKind: string) => say(`by.${byKind}`, byKind),
    by: ({ byKind, person }: Doer): string => {
      const kind = byKind === null ? translate('auditWords.nobody') : say(`by.${byKind}`, byKind);
      if (!person) return kind;
      const name = value('', person);
      return byKind === 'STAFF' ? name : translate('auditWords.named', { kind, name });
    },
    subject: ({ subjectKind, subjectId, subjectName }: AuditRow): string => {
      const kind = say(`subjects.${subjectKind}`, subjectKind);
      const call = subjectKind === 'export' ? say(`exports.${subjectId}`, subjectId) : subjectId;
      const name = subjectName ? value('', subjectName) : call;
      return translate('auditWords.named', { kind, name });
    },
    field,
    value,
    ofSubject,
  };
}
