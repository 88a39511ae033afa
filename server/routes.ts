// Every answer of the server: the list is the point.
import type { Answered } from './http/answer.ts';
import { accessRequestAnswers } from './account/accessRequestRoutes.ts';
import { ownSessionAnswers, passwordAnswers } from './account/routes.ts';
import { agentAnswers } from './providers/agentRoutes.ts';
import { alertRecipientAnswers } from './alerts/recipientRoutes.ts';
import { alertAnswers, alertCallAnswers } from './alerts/routes.ts';
import { auditAnswers, auditCallAnswers } from './audit/routes.ts';
import { bookingAnswers } from './reservations/routes.ts';
import { boxAnswers } from './boxes/routes.ts';
import { availabilityAnswers } from './boxes/availabilityRoutes.ts';
import { boxStateAnswers } from './boxes/stateRoutes.ts';
import { boxWhyAnswers } from './boxes/whyRoutes.ts';
import { boxTypeAnswers } from './boxes/typeRoutes.ts';
import { capabilityAnswers } from './settings/capabilityRoutes.ts';
import { parcelCategoryCallAnswers } from './reservations/categoryOfNumberRoutes.ts';
import { caseAnswers, caseCallAnswers } from './cases/routes.ts';
import { costReasonAnswers } from './payments/costReasonRoutes.ts';
import { dashboardAnswers } from './dashboard/routes.ts';
import { firstSignInAnswers } from './account/firstSignInRoutes.ts';
import { fileAnswers, uploadAnswers } from './files/routes.ts';
import { gettingStartedAnswers } from './dashboard/gettingStartedRoutes.ts';
import { districtAnswers } from './lockers/districtRoutes.ts';
import { holidayCalendarAnswers } from './settings/holidayCalendarRoutes.ts';
import { holidayAnswers } from './settings/holidayRoutes.ts';
import { gatewayAnswers } from './messages/gatewayRoutes.ts';
import { legacyBoxAnswers } from './legacyLockers/boxRoutes.ts';
import { legacyLockerAnswers } from './legacyLockers/routes.ts';
import { liveAnswers } from './live/routes.ts';
import { messageAnswers } from './messages/routes.ts';
import { legacyOrderAnswers } from './parcels/orderRoutes.ts';
import { contactAnswers, tipAnswers } from './lockers/contentRoutes.ts';
import { lockerGroupAnswers } from './lockers/groupRoutes.ts';
import { lockerLogAnswers } from './lockerLogs/routes.ts';
import { lockerSettingAnswers } from './settings/routes.ts';
import { lockerAnswers, lockerCallAnswers } from './lockers/routes.ts';
import { lockerSaveAnswers } from './lockers/saveRoutes.ts';
import { memberActAnswers } from './members/actionRoutes.ts';
import { memberAnswers, memberCallAnswers } from './members/routes.ts';
import { ownRightsAnswers } from './staff/ownRightsRoutes.ts';
import { parcelActAnswers } from './parcels/actionRoutes.ts';
import { parcelCategoryAnswers } from './reservations/categoryRoutes.ts';
import { parcelHistoryAnswers } from './parcels/historyRoutes.ts';
import { parcelAnswers } from './parcels/routes.ts';
import { paymentAnswers } from './payments/routes.ts';
import { priceAnswers } from './payments/priceRoutes.ts';
import { providerApiAnswers } from './providers/apiRoutes.ts';
import { providerAnswers, providerCallAnswers } from './providers/routes.ts';
import { provinceAnswers } from './lockers/provinceRoutes.ts';
import { networkLanguageAnswers } from './settings/languageRoutes.ts';
import { reminderAnswers } from './messages/reminderRoutes.ts';
import { reportAnswers } from './reports/routes.ts';
import { reportScheduleAnswers } from './reports/scheduleRoutes.ts';
import { revealAnswers } from './audit/revealRoutes.ts';
import { roleAnswers, rolePickerAnswers } from './staff/roleRoutes.ts';
import { screenSaverAnswers, screenSaverCallAnswers } from './screenSavers/routes.ts';
import { searchAnswers } from './search/routes.ts';
import { recoveryAnswers } from './account/recoveryRoutes.ts';
import { sessionAnswers } from './account/sessionRoutes.ts';
import { terminalKeyAnswers } from './terminals/keyRoutes.ts';
import { staffAnswers } from './staff/routes.ts';
import { statisticsAnswers } from './statistics/routes.ts';
import { templateAnswers } from './messages/templateRoutes.ts';
import { terminalAnswers } from './terminals/routes.ts';
import { userInfoAnswers } from './staff/userInfoRoutes.ts';
import { versionAnswers, versionCallAnswers } from './versions/routes.ts';

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
