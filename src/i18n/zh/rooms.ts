// Chinese: the words of the pages made by hand; they come with the first such page.
import type { rooms as english } from '../en/rooms.ts';
import type { Messages } from '../messages.ts';
import { auditSeals } from './auditSeals.ts';
import { auditWords } from './auditWords.ts';
import { dashboard } from './dashboard.ts';
import { gettingStarted } from './gettingStarted.ts';
import { boxInfo } from './boxInfo.ts';
import { boxWays } from './boxWays.ts';
import { myAccount } from './myAccount.ts';
import { member } from './member.ts';
import { parcel } from './parcel.ts';
import { pageJump, provider } from './provider.ts';
import { payments } from './payments.ts';
import { prices } from './prices.ts';
import { parcelTimeLine } from './parcelTimeLine.ts';
import { historyCheck } from './historyCheck.ts';
import { lockerForm, lockerMap } from './lockerForm.ts';
import { lockersOnMap } from './lockersOnMap.ts';
import { legacyBox } from './legacyBox.ts';
import { freeBoxes } from './freeBoxes.ts';
import { lockerLog } from './lockerLog.ts';
import { holidaySetting } from './holidaySetting.ts';
import { deployment } from './deployment.ts';
import { lockerContent } from './lockerContent.ts';
import { layoutEditor } from './layoutEditor.ts';
import { templates } from './templates.ts';
import { messageSaid } from './messageSaid.ts';
import { gateways } from './gatewayPages.ts';
import { warehouse } from './warehouse.ts';
import { staffForm } from './staffForm.ts';
import { roleForm } from './roleForm.ts';
import { reminders } from './reminders.ts';
import { remoteUnlock } from './remoteUnlock.ts';
import { reportNoun, reports } from './reports.ts';
import { staleSave } from './staleSave.ts';
import { testSend } from './testSend.ts';
import { reservation } from './reservation.ts';
import { statistics, statisticsNoun } from './statistics.ts';
import { search } from './search.ts';
import { wall } from './wall.ts';

export const rooms: Messages<typeof english> = {
  resources: { reports: reportNoun, statistics: statisticsNoun },
  auditWords,
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
