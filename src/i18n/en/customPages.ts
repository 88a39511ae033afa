// English catalogue of custom pages, loaded with the first one.
import { auditSeals } from './operations/auditSeals.ts';
import { auditMessages } from './operations/auditMessages.ts';
import { dashboard } from './reports/dashboard.ts';
import { gettingStarted } from './app/gettingStarted.ts';
import { boxInfo } from './boxes/boxInfo.ts';
import { boxWays } from './boxes/boxWays.ts';
import { myAccount } from './account/myAccount.ts';
import { member } from './people/member.ts';
import { parcel } from './parcels/parcel.ts';
import { pageJump, provider } from './people/provider.ts';
import { payments } from './parcels/payments.ts';
import { prices } from './parcels/prices.ts';
import { parcelTimeLine } from './parcels/parcelTimeLine.ts';
import { historyCheck } from './operations/historyCheck.ts';
import { lockerForm, lockerMap } from './lockers/lockerForm.ts';
import { lockersOnMap } from './lockers/lockersOnMap.ts';
import { legacyBox } from './lockers/legacyBox.ts';
import { freeBoxes } from './boxes/freeBoxes.ts';
import { lockerLog } from './lockers/lockerLog.ts';
import { holidaySetting } from './lockers/holidaySetting.ts';
import { deployment } from './operations/deployment.ts';
import { lockerContent } from './lockers/lockerContent.ts';
import { layoutEditor } from './lockers/layoutEditor.ts';
import { templates } from './messages/templates.ts';
import { messageSaid } from './messages/messageSaid.ts';
import { simulatedPhones } from './messages/simulatedPhones.ts';
import { willLeave } from './messages/willLeave.ts';
import { gateways } from './messages/gatewayPages.ts';
import { warehouse } from './lockers/warehouse.ts';
import { staffForm } from './people/staffForm.ts';
import { roleForm } from './people/roleForm.ts';
import { reminders } from './messages/reminders.ts';
import { remoteUnlock } from './boxes/remoteUnlock.ts';
import { reportResource, reports } from './reports/reports.ts';
import { staleSave } from './app/staleSave.ts';
import { testSend } from './messages/testSend.ts';
import { reservation } from './parcels/reservation.ts';
import { statistics, statisticsResource } from './reports/statistics.ts';
import { search } from './app/search.ts';
import { wall } from './reports/wall.ts';

export const customPages = {
  resources: { reports: reportResource, statistics: statisticsResource },
  auditMessages,
  auditSeals,
  dashboard,
  gettingStarted,
  boxInfo,
  boxWays,
  myAccount,
  member,
  parcel,
  payments,
  prices,
  provider,
  pageJump,
  parcelTimeLine,
  historyCheck,
  lockerForm,
  lockerMap,
  lockersOnMap,
  legacyBox,
  freeBoxes,
  lockerLog,
  holidaySetting,
  deployment,
  lockerContent,
  layoutEditor,
  templates,
  messageSaid,
  simulatedPhones,
  willLeave,
  gateways,
  warehouse,
  roleForm,
  staffForm,
  reminders,
  remoteUnlock,
  reports,
  reservation,
  statistics,
  search,
  staleSave,
  testSend,
  wall,
};
