// Help content shown at lockers: contacts and tips, each list saved as a whole (R3.44).
import { z } from 'zod';
import { asking } from '../endpoint.ts';
import { email, helpline, id, text, time } from '../scalars.ts';

const root = '/api/locker/v1';
const view = asking('SCREEN_VIEW', 'SCREEN_EDIT');
const edit = asking('SCREEN_EDIT');

/** Limits the list to a length that people still read. */
export const CONTENT_ROWS_MAX = 50;

/** A contact, with a telephone number, an address, or both. */
const contactDraft = z
  .strictObject({
    contactId: id.optional(),
    name: text(100).min(1),
    phone: helpline.nullable().optional(),
    email: email.nullable().optional(),
  })
  .refine((contact) => Boolean(contact.phone || contact.email), {
    path: ['phone'],
    message: 'phoneOrEmail',
  });

const contact = z.object({
  contactId: id,
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  lastUpdatedTime: time.optional(),
});

const tipDraft = z.strictObject({ tipId: id.optional(), content: text(500).min(1) });

const tip = z.object({ tipId: id, content: z.string(), lastUpdatedTime: time.optional() });

export const contacts = {
  list: view.get(`${root}/contact/list`, {}, z.array(contact)),
  update: edit.postList(`${root}/contact/update`, contactDraft, z.array(contact), CONTENT_ROWS_MAX),
};

export const tips = {
  list: view.get(`${root}/tips/list`, {}, z.array(tip)),
  update: edit.postList(`${root}/tips/update`, tipDraft, z.array(tip), CONTENT_ROWS_MAX),
};
