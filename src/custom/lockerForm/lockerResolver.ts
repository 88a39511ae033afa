// Validates the form as the server does: each field, and the rules of a locker as a whole.
import type { FieldErrors } from 'react-hook-form';
import { deviceErrors } from '../../../domain/lockers/devices.ts';
import { lockerDraftErrors } from '../../../domain/lockers/lockerDraft.ts';
import { plain } from '../../engine/fields/plain.ts';
import { resolverOf, type FieldError } from '../../engine/form/resolverOf.ts';
import type { Values } from '../../engine/form/values.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';

/** The reasons of the rules by field; the messages are in `resources.lockers.errors`. */
const ruleErrors = (values: Values): ReadonlyMap<string, string> =>
  new Map<string, string>([
    ...lockerDraftErrors(values).map(({ key, field }) => [field, key] as const),
    ...deviceErrors(values['deviceList'] as readonly DeviceEntry[])
      .slice(0, 1)
      .map(() => ['deviceList', 'devices'] as const),
  ]);

/** @param takenMessage the message where another locker is known to have the name */
export const lockerResolver =
  (takenMessage: (name: string) => string | undefined): typeof resolverOf =>
  (endpoint, fields, given, messageOf) => {
    const resolve = resolverOf(endpoint, fields, given, messageOf);
    return async (values, context, options) => {
      const read = await resolve(values, context, options);
      const rules = ruleErrors(values);
      const taken = takenMessage(plain(values['lockerName']).trim());
      const own: Record<string, FieldError> = taken
        ? { lockerName: { type: 'taken', message: taken } }
        : {};
      for (const field of fields) {
        const reason = rules.get(field.name);
        const message = reason && messageOf(field, { reason, own: true });
        if (reason && message) own[field.name] = { type: reason, message };
      }
      if (Object.keys(own).length === 0) return read;
      return { values: {}, errors: { ...read.errors, ...own } as FieldErrors<Values> };
    };
  };
