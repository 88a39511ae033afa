// Revealing how one person is reached to somebody who sees it masked: an act of its own, which is written down.
import { z } from 'zod';
import { isMasked } from '../../domain/people/masking.ts';
import { asking } from '../endpoint.ts';
import { id } from '../scalars.ts';

/** A server announces it where it masks what is personal. */
export const REVEAL_FEATURE = 'personal-reveal';

/** Of whom or what. */
const subject = z.enum(['member', 'parcel', 'staff']);
export type RevealSubject = z.output<typeof subject>;

export const reveals = {
  /** One record's mobile numbers and e-mail addresses, by their fields. Who may not read the record is refused. */
  one: asking('PERSONAL_REVEAL').post(
    '/api/v1/personal/reveal',
    { subject, id },
    z.object({ values: z.record(z.string(), z.string().nullable()) }),
  ),
};

/** Whether the server told it masked, so that it could be revealed. */
export const isHidden = (value: unknown): value is string =>
  typeof value === 'string' && isMasked(value);
