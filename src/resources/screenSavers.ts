// Screen savers: the Marketing list; a custom page creates and edits them.
import { pages } from '../custom/pages.ts';
import { screenSavers as collection } from '../../contract/terminals/screenSavers.ts';
import { chosenLockers, pictures } from '../custom/marketing/fieldType.ts';
import { link } from '../engine/actions/action.ts';
import { defineResource, type Resource } from '../engine/defineResource.ts';

export const screenSavers: Resource = defineResource('screenSavers', collection, {
  icon: 'screen',
  title: 'name',
  list: {
    columns: ['name', 'fileId', 'pictureSwitchingTime', 'lockerId', 'notice', 'lastUpdatedTime'],
    moreColumns: ['description', 'creationTime'],
    filters: ['name'],
    card: { under: ['fileId'], foot: ['lockerId', 'lastUpdatedTime'] },
  },
  show: ['name', 'pictureSwitchingTime', 'description', 'notice', 'fileId', 'lockerId'],
  fields: { fileId: { type: pictures }, lockerId: { type: chosenLockers } },
  actions: {
    edit: link(pages.bannerUpload, {
      on: 'row',
      icon: 'edit',
      with: (row) => ({ screenSaverId: row.screenSaverId }),
    }),
    create: link(pages.bannerUpload, { on: 'list', icon: 'plus', with: () => ({}) }),
  },
});
