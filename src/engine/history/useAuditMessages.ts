// Messages of the audit: event, subject, actor, and each field as its resource labels it.
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { AuditRow, AuditValue } from '../../../contract/operations/audit.ts';
import type { Collection } from '../../../contract/collection.ts';
import { PAYMENT_SCHEMES } from '../../../domain/limits.ts';
import { FILE_MEANINGS, meaningOf } from '../../../contract/scalars.ts';
import { choiceKey, choiceWord } from '../fields/choice.tsx';
import { moment } from '../fields/clock.ts';
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
/** Their ids are the places of the schemes, from 1. */
const PRICED = ['prices', 'plannedPrices'];
const EVERY_LIST = Object.values(LISTS).flat();

type Doer = Pick<AuditRow, 'byType' | 'person'>;

export function useAuditMessages() {
  const translate = useTranslate();
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
  const callOf = (type: string, id: string): string => {
    if (type === 'export') return say(`exports.${id}`, id);
    const scheme = PRICED.includes(type) ? PAYMENT_SCHEMES[Number(id) - 1] : undefined;
    return scheme ? translate(choiceKey('paymentScheme', scheme)) : id;
  };
  return {
    what: (eventType: string) => say(`types.${eventType}`, eventType),
    subjectType: subjectLabel,
    doer: (byType: string) => say(`by.${byType}`, byType),
    by: ({ byType, person }: Doer): string => {
      const type =
        byType === null ? translate('auditMessages.nobody') : say(`by.${byType}`, byType);
      if (!person) return type;
      const name = value('', '', person);
      return byType === 'STAFF' ? name : translate('auditMessages.named', { type, name });
    },
    subject: ({ subjectType, subjectId, subjectName }: AuditRow): string => {
      const type = subjectLabel(subjectType);
      const call = callOf(subjectType, subjectId);
      const name = subjectName ? value('', '', subjectName) : call;
      return translate('auditMessages.named', { type, name });
    },
    field,
    value,
    ofSubject,
  };
}
