// Chinese: the same keys as English, or it does not compile.
import type { Messages } from '../messages.ts';
import type { en } from '../en/catalogue.ts';
import { alertHistory, alertRecipients, alerts } from './alerts.ts';
import { app } from './app.ts';
import { availability } from './availability.ts';
import { boxes } from './boxes.ts';
import { boxWays } from './boxWays.ts';
import { boxInfo } from './boxInfo.ts';
import { boxStates } from './boxStates.ts';
import { caseRoom, cases } from './cases.ts';
import { choices } from './choices.ts';
import { dashboard } from './dashboard.ts';
import { deployment } from './deployment.ts';
import { districts } from './districts.ts';
import { engine } from './engine.ts';
import { layoutEditor } from './layoutEditor.ts';
import { historyCheck } from './historyCheck.ts';
import { holidays } from './holidays.ts';
import { holidaySetting } from './holidaySetting.ts';
import { lockerChoice } from './lockerChoice.ts';
import { freeBoxes } from './freeBoxes.ts';
import { legacyBox } from './legacyBox.ts';
import { legacyLockers } from './legacyLockers.ts';
import { lockerForm, lockerMap } from './lockerForm.ts';
import { lockerGroups } from './lockerGroups.ts';
import { lockerLog } from './lockerLog.ts';
import { lockSettings } from './lockSettings.ts';
import { lockers } from './lockers.ts';
import { members } from './members.ts';
import { parcelCategories } from './parcelCategories.ts';
import { bookings } from './bookings.ts';
import { orders } from './orders.ts';
import { parcels } from './parcels.ts';
import { lockerContent, lockerContentFields } from './lockerContent.ts';
import { marketing } from './marketing.ts';
import { parcel } from './parcel.ts';
import { parcelTimeLine } from './parcelTimeLine.ts';
import { problems } from './problems.ts';
import { reservation, reservationFields } from './reservation.ts';
import { provinces } from './provinces.ts';
import { warehouse } from './warehouse.ts';
import { versions } from './versions.ts';
import { systemSetting } from './systemSetting.ts';
import { ra } from './ra.ts';
import { screenSavers } from './screenSavers.ts';
import { sortable } from './sortable.ts';

export const zh: Messages<typeof en> = {
  ra,
  app,
  problems,
  choices,
  dashboard,
  boxes,
  boxInfo,
  boxWays,
  parcel,
  parcelTimeLine,
  historyCheck,
  lockerForm,
  lockerMap,
  legacyBox,
  freeBoxes,
  alertHistory,
  caseRoom,
  lockerLog,
  holidaySetting,
  engine,
  deployment,
  lockerChoice,
  sortable,
  marketing,
  lockerContent,
  layoutEditor,
  warehouse,
  reservation,
  resources: {
    lockers,
    lockerGroups,
    screenSavers,
    lockerContent: lockerContentFields,
    legacyLockers,
    availability,
    boxStates,
    alerts,
    cases,
    alertRecipients,
    districts,
    provinces,
    members,
    reservation: reservationFields,
    parcels,
    bookings,
    orders,
    parcelCategories,
    versions,
    holidays,
    lockSettings,
    systemSetting,
  },
};
