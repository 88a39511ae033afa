// Screens, files, software versions, settings, dashboard, search and live updates: what each call does.
import { NUMBERS } from '../numbers.ts';
import type { Operation } from '../types.ts';

const WHOLE =
  'Replaces the list: entries without a number are new, those left out are removed. Supports `If-Match`.';
const CHUNKS = `The file may be sent whole or in chunks; an unfinished or unused upload is dropped after ${NUMBERS.uploadDropped}.`;

export const networkOperations: Readonly<Record<string, Operation>> = {
  'screenSaverCalls.lockers': [
    'List lockers for screen savers',
    'Returns number and name of every locker.',
  ],
  'screenSaverCalls.uploadImage': [
    'Upload a picture for a screen saver',
    `Takes a GIF, JPEG, BMP or PNG of at most ${NUMBERS.upload}. It is used once a screen saver is saved with its id. ${CHUNKS}`,
  ],
  'contacts.list': ['List contacts', 'Returns whom people can contact from a locker.'],
  'contacts.update': ['Save the contacts', `${WHOLE} At most 50.`],
  'tips.list': ['List tips', 'Returns the tips shown at lockers.'],
  'tips.update': ['Save the tips', `${WHOLE} At most 50.`],
  'files.download': [
    'Download a file',
    'Returns the file under its name. Files of records you may not see are `NOT_ALLOWED` or `NOT_FOUND`.',
  ],
  'files.preview': [
    'Preview a file',
    'Returns a picture to be shown in a page; any other file is returned as a download.',
  ],
  'uploads.read': [
    'Get the state of an upload',
    'Returns which chunks have arrived, so that an interrupted upload can be continued. Only for whoever began it.',
  ],
  'versionCalls.lockers': [
    'List lockers for software versions',
    'Returns every locker with the version it runs.',
  ],
  'versionCalls.upload': [
    'Upload a software package',
    `Takes a ZIP file of at most ${NUMBERS.package}. A damaged or unsafe package is refused with a \`PACKAGE_…\` problem. ${CHUNKS}`,
  ],
  'versionCalls.create': [
    'Create a software version',
    'Creates the version with one task per locker. The failure time must come after the upgrade time (`VERSION_FAILURE_EARLY`) and not be past (`VERSION_FAILURE_PASSED`); the package must be uploaded (`PACKAGE_MISSING`).',
  ],
  'versionCalls.cancelTask': [
    'Cancel the task of one locker',
    'Refused with `VERSION_CANCEL_LATE` after the upgrade time and with `VERSION_TASK_OVER` once it has begun or ended.',
  ],
  'versionCalls.cancelAll': [
    'Cancel a software version',
    'Cancels every task that has not begun. Refused with `VERSION_CANCEL_LATE` after the upgrade time and with `VERSION_TASK_OVER` if nothing is left to cancel.',
  ],
  'versionCalls.resume': [
    'Resume a halted rollout',
    'Goes on with the remaining lockers; what has failed so far no longer counts. Refused with `VERSION_NOT_HALTED`.',
  ],
  'lockerSettings.read': [
    'Get the network settings',
    'Returns the timeouts of terminals, the booking address and the free storage time.',
  ],
  'lockerSettings.save': [
    'Save network settings',
    'Saves the settings named; the others stay. Supports `If-Match`.',
  ],
  'lockerSettings.freeStoreTime': [
    'Get the free storage time',
    'Returns how many hours parcels may stay where nothing else is set.',
  ],
  'holidayCalendar.read': [
    'Check a holiday workbook',
    'Returns what a workbook would add and which rows have errors. Nothing is saved.',
  ],
  'holidayCalendar.upload': [
    'Import a holiday workbook',
    'Adds the days of the first sheet; a day that exists takes the new name. If any row has an error, nothing is saved (`HOLIDAY_ROWS`).',
  ],
  'gettingStarted.read': [
    'Get the first steps of a new network',
    'Returns the steps that your role can do, and which of them are done, as read from the data. Empty on a demo network.',
  ],
  'dashboard.diagrams': [
    'Get the figures of the dashboard',
    'Returns counts of the last 48 hours, boxes by status, and the lockers that need attention.',
  ],
  'search.find': [
    'Search everything',
    'Returns up to five records of each kind that you may see. Contact data are searched by whole values only unless you may see them.',
  ],
  'live.listen': [
    'Listen to changes',
    'A stream of server-sent events. Each names the kinds of records that changed and their numbers, as far as you may see them; an empty list means many. It sends at least every ten seconds. Reconnect with the last `id` as `since`. Refused with `STREAMS_FULL`.',
  ],
};
