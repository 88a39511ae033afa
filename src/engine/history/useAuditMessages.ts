// Messages of the audit: event, subject, actor, and each field as its resource labels it.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { AuditRow, AuditValue } from '../../../contract/operations/audit.ts';
import type { Collection } from '../../../contract/collection.ts';
import { FILE_MEANINGS, meaningOf } from '../../../contract/scalars.ts';
import { choiceKey, choiceWord } from '../fields/choice.tsx';
import { moment } from '../fields/clock.ts';
import { useAmount } from '../fields/useAmount.ts';
import { Resources } from '../resources.ts';

/** `lastSeenTime` as `Last seen time`, for a field without a label. */
function spelled(field: string): string {
  const messages = field.replaceAll(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`);
  return messages.charAt(0).toUpperCase() + messages.slice(1);
}

/** Whether a field's value is a file id, which is meaningless to users. */
function isFile({ list }: Collection, name: string): boolean {
  const schema = list.row.shape[name] as z.ZodType | undefined;
  return FILE_MEANINGS.some((one) => schema && meaningOf(schema) === one);
}

/** Lists of `choices` that label the states of each subject, then those of the others. */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  parcel: ['ordersStatus'],
  box: ['shownStatus', 'doorStatus'],
  locker: ['lockerSituation', 'lockerStatus'],
  alert: ['alertState'],
  case: ['caseState'],
  member: ['memberStatus'],
  payment: ['payStatus'],
};
/** Smaller numbers are no moments, e.g. a number of days. */
const EARLIEST = Date.UTC(1990);
const EVERY_LIST = Object.values(LISTS).flat();

type Doer = Pick<AuditRow, 'byType' | 'person'>;

export function useAuditMessages() {
  const translate = useTranslate();
  const amountOf = useAmount();
  const resources = useContext(Resources);
  const say = (key: string, fallback: string) => translate(`auditMessages.${key}`, { _: fallback });
  const ofSubject = (type: string) =>
    Object.values(resources).filter((resource) => resource.history === type);
  /** Subject label: the audit's own, else the resource's name. */
  const subjectLabel = (type: string): string => {
    const named = ofSubject(type)[0];
    const called = named && translate(`resources.${named.name}.name`, { smart_count: 1, _: type });
    return say(`subjects.${type}`, called ?? type);
  };
  /** Field label: from the subject's resource, else the audit's own. */
  const field = (type: string, name: string): string => {
    const own = say(`fields.${name}`, '');
    const known = ofSubject(type).map((resourceName) =>
      translate(`resources.${resourceName.name}.fields.${name}`, { _: '' }),
    );
    return known.find(Boolean) ?? (own || spelled(name));
  };
  /** A formatted value: moments, yes and no, labels of choices. */
  const value = (type: string, name: string, shown: AuditValue): string => {
    if (shown.hidden === 'REMOVED') return translate('auditMessages.removed');
    const { value: bare } = shown;
    if (bare === null || bare === '') return translate('auditMessages.nothing');
    if (typeof bare === 'boolean') return translate(`auditMessages.${bare ? 'yes' : 'no'}`);
    if (typeof bare === 'number' && name === 'amount') return amountOf(bare);
    if (typeof bare === 'number')
      return /time/i.test(name) && bare > EARLIEST ? moment(bare) : `${bare}`;
    const resourceName = ofSubject(type)[0];
    if (resourceName && isFile(resourceName.collection, name))
      return translate('auditMessages.file');
    const known = choiceWord(translate, resourceName?.name ?? '', name, bare);
    if (known !== bare) return known;
    const labels = [...(LISTS[type] ?? []), ...EVERY_LIST].map((list) =>
      translate(choiceKey(list, bare), { _: '' }),
    );
    return labels.find(Boolean) ?? say(`values.${bare}`, bare);
  };
  /** A price is named after its scheme. */
  const nameOf = ({ value: name, hidden }: AuditValue): string => {
    if (hidden === 'REMOVED') return translate('auditMessages.removed');
    return translate(choiceKey('paymentScheme', `${name ?? ''}`), { _: `${name ?? ''}` });
  };
  return {
    what: (eventType: string) => say(`types.${eventType}`, eventType),
    subjectType: subjectLabel,
    doer: (byType: string) => say(`by.${byType}`, byType),
    by: ({ byType, person }: Doer): string => {
      const type =
        byType === null ? translate('auditMessages.nobody') : say(`by.${byType}`, byType);
      if (!person) return type;
      const name = nameOf(person);
      return byType === 'STAFF' ? name : translate('auditMessages.named', { type, name });
    },
    subject: ({ subjectType, subjectId, subjectName }: AuditRow): string => {
      const type = subjectLabel(subjectType);
      const call = subjectType === 'export' ? say(`exports.${subjectId}`, subjectId) : subjectId;
      const name = subjectName ? nameOf(subjectName) : call;
      return translate('auditMessages.named', { type, name });
    },
    field,
    value,
    ofSubject,
  };
}
