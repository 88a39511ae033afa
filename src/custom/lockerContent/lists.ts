// The two lists of the page: their requests, and the editable fields of a row.
import type { Endpoint } from '../../../contract/endpoint.ts';
import { contacts, tips } from '../../../contract/lockers/lockerContent.ts';

export interface ContentField {
  readonly name: 'name' | 'phone' | 'email' | 'content';
  readonly type: 'text' | 'tel' | 'email' | 'lines';
}

export interface ContentList {
  readonly name: 'contacts' | 'tips';
  /** The labels of one row and of adding one. */
  readonly one: 'contact' | 'tip';
  readonly read: Endpoint;
  readonly update: Endpoint;
  /** The field that identifies a stored row. */
  readonly id: 'contactId' | 'tipId';
  readonly fields: readonly ContentField[];
}

export const contactList: ContentList = {
  name: 'contacts',
  one: 'contact',
  read: contacts.list,
  update: contacts.update,
  id: 'contactId',
  fields: [
    { name: 'name', type: 'text' },
    { name: 'phone', type: 'tel' },
    { name: 'email', type: 'email' },
  ],
};

export const tipList: ContentList = {
  name: 'tips',
  one: 'tip',
  read: tips.list,
  update: tips.update,
  id: 'tipId',
  fields: [{ name: 'content', type: 'lines' }],
};
