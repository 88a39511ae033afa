// Parcel categories: a plain list, and a small form in a dialog.
import { parcelCategories as collection } from '../../contract/parcels/parcelCategories.ts';
import { defineResource } from '../engine/defineResource.ts';

export const parcelCategories = defineResource('parcelCategories', collection, {
  icon: 'parcel',
  title: 'category',
  history: 'parcelCategory',
  list: {
    columns: ['ex', 'category', 'mailClass', 'loginType'],
    moreColumns: ['lastUpdatedTime'],
    filters: ['ex'],
  },
  form: ['ex', 'category', 'mailClass'],
  duplicate: { without: ['ex'] },
  formIn: 'dialog',
});
