// Screen savers: pictures and notice shown by idle lockers.
import { z } from 'zod';
import { UPLOAD_FILE_MAX_BYTES, UPLOAD_QUEUE_MAX } from '../../domain/limits.ts';
import { collection } from '../collection.ts';
import { asking } from '../endpoint.ts';
import { uploaded } from '../files.ts';
import { extension, fileId, id, longText, references, search, text, time } from '../scalars.ts';

const root = '/api/locker/v1/screen-saver';
const view = asking('SCREEN_VIEW');
const edit = asking('SCREEN_EDIT');

const screenSaverId = { screenSaverId: id };

/** Maximum display time of a picture, in seconds. */
export const SWITCHING_MAX_S = 3_600;

const draft = {
  name: text(100).min(1),
  description: longText(500).nullable().optional(),
  /** Shown below the pictures. */
  notice: longText(500).nullable().optional(),
  /** Display time per picture, in seconds. */
  pictureSwitchingTime: z.int().min(1).max(SWITCHING_MAX_S),
  /** Picture ids in display order. */
  fileId: z.array(fileId).max(UPLOAD_QUEUE_MAX),
  lockerId: references('lockers'),
};

const row = z.object({
  ...screenSaverId,
  name: z.string(),
  description: z.string().nullable(),
  notice: z.string().nullable(),
  pictureSwitchingTime: z.int(),
  fileId: z.array(z.string()).optional(),
  lockerId: references('lockers').optional(),
  creationTime: time.optional(),
  lastUpdatedTime: time.optional(),
});

/** A selectable locker, and whether it is selected (R3.43). */
export const choosableLocker = z.object({
  lockerId: id,
  lockerName: z.string(),
  checked: z.boolean().optional(),
});

const info = row.extend({
  lockerList: z.array(choosableLocker),
  /** Picture details in order; not in the specification, which has only the ids. */
  fileList: extension(
    z.array(z.object({ fileId: z.string(), name: z.string(), size: z.int() })).optional(),
  ),
});

export type ScreenSaverInfo = z.input<typeof info>;

export const screenSavers = collection({
  id: 'screenSaverId',
  list: view.listing(`${root}/query`, { name: search }, row, [
    'name',
    'pictureSwitchingTime',
    'creationTime',
    'lastUpdatedTime',
  ]),
  one: view.get(`${root}/info/:screenSaverId`, screenSaverId, info),
  create: edit.post(`${root}/create`, draft, info),
  update: edit.post(`${root}/update`, { ...screenSaverId, ...draft }, info),
});

export const screenSaverCalls = {
  /** Lockers that can show a screen saver. */
  lockers: asking('SCREEN_VIEW', 'SCREEN_EDIT').get(
    `${root}/locker/list`,
    {},
    z.array(choosableLocker),
  ),
  /** A picture; belongs to the screen saver once a save refers to its id. */
  uploadImage: edit.upload(
    `${root}/upload-image`,
    { screenSaverId: id.optional() },
    uploaded,
    UPLOAD_FILE_MAX_BYTES,
  ),
};
