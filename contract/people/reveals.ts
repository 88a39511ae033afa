// Reveals a person's masked contact data to authorised staff; recorded in the audit log.
import { z } from 'zod';
import { isMasked } from '../../domain/people/masking.ts';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

/** The person or record concerned. */
const subject = z.enum(['member', 'parcel', 'staff']);
export type RevealSubject = z.input<typeof subject>;

export const reveals = {
  /** A record's mobile numbers and e-mail addresses by field. Refused if the user may not read the record. */
  one: {
    ...asking('PERSONAL_REVEAL').post(
      '/api/v1/personal/reveal',
      { subject, id },
      z.object({ values: z.record(z.string(), z.string().nullable()) }),
    ),
    feature: 'personal-reveal',
  },
};

/** Whether the server masked the value, so that it can be revealed. */
export const isHidden = (value: unknown): value is string =>
  typeof value === 'string' && isMasked(value);
