// Every answer of the server: the list is the point.
import type { Answered } from '../http/answer.ts';
import { accessRequestAnswers } from './accessRequests.ts';
import { ownSessionAnswers, passwordAnswers } from './account.ts';
import { agentAnswers } from './agents.ts';
import { alertRecipientAnswers } from './alertRecipients.ts';
import { alertAnswers, alertCallAnswers } from './alerts.ts';
import { auditAnswers, auditCallAnswers } from './audit.ts';
import { bookingAnswers } from './bookings.ts';
import { boxAnswers } from './boxes.ts';
import { availabilityAnswers } from './availability.ts';
import { boxStateAnswers } from './boxStates.ts';
import { boxWhyAnswers } from './boxWhy.ts';
import { boxTypeAnswers } from './boxTypes.ts';
import { capabilityAnswers } from './capabilities.ts';
import { parcelCategoryCallAnswers } from './categoryOfNumber.ts';
import { caseAnswers, caseCallAnswers } from './cases.ts';
import { costReasonAnswers } from './costReasons.ts';
import { dashboardAnswers } from './dashboard.ts';
import { firstSignInAnswers } from './firstSignIn.ts';
import { fileAnswers, uploadAnswers } from './files.ts';
import { gettingStartedAnswers } from './gettingStarted.ts';
import { districtAnswers } from './districts.ts';
import { holidayCalendarAnswers } from './holidayCalendar.ts';
import { holidayAnswers } from './holidays.ts';
import { gatewayAnswers } from './gateways.ts';
import { legacyBoxAnswers } from './legacyBoxes.ts';
import { legacyLockerAnswers } from './legacyLockers.ts';
import { liveAnswers } from './live.ts';
import { messageAnswers } from './messages.ts';
import { legacyOrderAnswers } from './orders.ts';
import { contactAnswers, tipAnswers } from './lockerContent.ts';
import { lockerGroupAnswers } from './lockerGroups.ts';
import { lockerLogAnswers } from './lockerLogs.ts';
import { lockerSettingAnswers } from './lockerSettings.ts';
import { lockerAnswers, lockerCallAnswers } from './lockers.ts';
import { lockerSaveAnswers } from './lockerSaves.ts';
import { memberActAnswers } from './memberActs.ts';
import { memberAnswers, memberCallAnswers } from './members.ts';
import { ownRightsAnswers } from './ownRights.ts';
import { parcelActAnswers } from './parcelActs.ts';
import { parcelCategoryAnswers } from './parcelCategories.ts';
import { parcelHistoryAnswers } from './parcelHistory.ts';
import { parcelAnswers } from './parcels.ts';
import { paymentAnswers } from './payments.ts';
import { priceAnswers } from './prices.ts';
import { providerApiAnswers } from './providerApi.ts';
import { providerAnswers, providerCallAnswers } from './providers.ts';
import { provinceAnswers } from './provinces.ts';
import { networkLanguageAnswers } from './networkLanguage.ts';
import { reminderAnswers } from './reminders.ts';
import { reportAnswers } from './reports.ts';
import { reportScheduleAnswers } from './reportSchedules.ts';
import { revealAnswers } from './reveals.ts';
import { roleAnswers, rolePickerAnswers } from './roles.ts';
import { screenSaverAnswers, screenSaverCallAnswers } from './screenSavers.ts';
import { searchAnswers } from './search.ts';
import { recoveryAnswers } from './recovery.ts';
import { sessionAnswers } from './sessions.ts';
import { terminalKeyAnswers } from './terminalKeys.ts';
import { staffAnswers } from './staff.ts';
import { statisticsAnswers } from './statistics.ts';
import { templateAnswers } from './templates.ts';
import { terminalAnswers } from './terminals.ts';
import { userInfoAnswers } from './userInfo.ts';
import { versionAnswers, versionCallAnswers } from './versions.ts';

export const allAnswers: readonly Answered[] = [
  ...sessionAnswers,
  ...recoveryAnswers,
  ...passwordAnswers,
  ...ownSessionAnswers,
  ...accessRequestAnswers,
  ...userInfoAnswers,
  ...capabilityAnswers,
  ...lockerAnswers,
  ...lockerCallAnswers,
  ...lockerSaveAnswers,
  ...boxAnswers,
  ...boxWhyAnswers,
  ...boxTypeAnswers,
  ...legacyLockerAnswers,
  ...legacyBoxAnswers,
  ...dashboardAnswers,
  ...gettingStartedAnswers,
  ...liveAnswers,
  ...alertAnswers,
  ...alertCallAnswers,
  ...auditAnswers,
  ...auditCallAnswers,
  ...alertRecipientAnswers,
  ...caseAnswers,
  ...caseCallAnswers,
  ...contactAnswers,
  ...tipAnswers,
  ...screenSaverAnswers,
  ...screenSaverCallAnswers,
  ...fileAnswers,
  ...uploadAnswers,
  ...lockerGroupAnswers,
  ...lockerLogAnswers,
  ...lockerSettingAnswers,
  ...holidayAnswers,
  ...holidayCalendarAnswers,
  ...provinceAnswers,
  ...districtAnswers,
  ...availabilityAnswers,
  ...boxStateAnswers,
  ...parcelAnswers,
  ...bookingAnswers,
  ...legacyOrderAnswers,
  ...parcelActAnswers,
  ...parcelCategoryAnswers,
  ...parcelHistoryAnswers,
  ...parcelCategoryCallAnswers,
  ...costReasonAnswers,
  ...memberAnswers,
  ...memberCallAnswers,
  ...memberActAnswers,
  ...priceAnswers,
  ...paymentAnswers,
  ...revealAnswers,
  ...reportAnswers,
  ...reportScheduleAnswers,
  ...statisticsAnswers,
  ...gatewayAnswers,
  ...messageAnswers,
  ...reminderAnswers,
  ...networkLanguageAnswers,
  ...roleAnswers,
  ...rolePickerAnswers,
  ...ownRightsAnswers,
  ...firstSignInAnswers,
  ...staffAnswers,
  ...providerAnswers,
  ...providerCallAnswers,
  ...providerApiAnswers,
  ...agentAnswers,
  ...templateAnswers,
  ...searchAnswers,
  ...terminalAnswers,
  ...terminalKeyAnswers,
  ...versionAnswers,
  ...versionCallAnswers,
];
