// Validation beyond the endpoint's input: dependencies between fields, and the rules of devices.
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { deviceErrors } from '../../../domain/lockers/devices.ts';
import { lockerDraftErrors } from '../../../domain/lockers/lockerDraft.ts';
import type { PlannedField } from '../../engine/form/plan.ts';
import { resolverOf, type FieldError } from '../../engine/form/resolver.ts';
import type { Values } from '../../engine/form/values.ts';
import type { AnyRow } from '../../engine/fields/fieldType.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';

const own = (reason: string): FieldError => ({ type: reason, fault: { reason, own: true } });

/** Rule errors by field; the messages are in `resources.lockers.errors`. */
function ruleErrors(values: Values): Record<string, FieldError> {
  const whole = lockerDraftErrors(values);
  const found = whole.map(({ key, field }) => [field, own(key)] as const);
  const devices = deviceErrors(values['deviceList'] as readonly DeviceEntry[]);
  return {
    ...Object.fromEntries(found),
    ...(devices.length > 0 && { deviceList: own('devices') }),
  };
}

/** Validates the form as the server does. */
export function lockerResolver(
  endpoint: Endpoint,
  fields: readonly PlannedField[],
  given: AnyRow,
): Resolver<Values> {
  const asked = resolverOf(endpoint, fields, given);
  return async (values, context, options) => {
    const read = await asked(values, context, options);
    const rules = ruleErrors(values);
    if (Object.keys(rules).length === 0) return read;
    return { values: {}, errors: { ...read.errors, ...rules } as FieldErrors<Values> };
  };
}
