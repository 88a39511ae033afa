// The list of all routes of the server.
import { ownResources } from '../contract/ownResources.ts';
import type { TableName } from './db/tables.ts';
import type { Route } from './http/routesOf.ts';
import { accessRequestRoutes } from './account/accessRequestRoutes.ts';
import { ownSessionRoutes, passwordRoutes } from './account/routes.ts';
import { agentRoutes } from './providers/agentRoutes.ts';
import { alertRecipientRoutes } from './alerts/recipientRoutes.ts';
import { alertRoutes, alertCallRoutes } from './alerts/routes.ts';
import { auditRoutes, auditCallRoutes } from './audit/routes.ts';
import { bookingRoutes } from './reservations/routes.ts';
import { boxRoutes } from './boxes/routes.ts';
import { availabilityRoutes } from './boxes/availabilityRoutes.ts';
import { boxStateRoutes } from './boxes/stateRoutes.ts';
import { boxWhyRoutes } from './boxes/whyRoutes.ts';
import { boxTypeRoutes } from './boxes/typeRoutes.ts';
import { capabilityRoutes } from './settings/capabilityRoutes.ts';
import { parcelCategoryCallRoutes } from './reservations/categoryOfNumberRoutes.ts';
import { caseRoutes, caseCallRoutes } from './cases/routes.ts';
import { costReasonRoutes } from './payments/costReasonRoutes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { firstSignInRoutes } from './account/firstSignInRoutes.ts';
import { fileRoutes, uploadRoutes } from './files/routes.ts';
import { gettingStartedRoutes } from './dashboard/gettingStartedRoutes.ts';
import { districtRoutes } from './lockers/districtRoutes.ts';
import { holidayCalendarRoutes } from './settings/holidayCalendarRoutes.ts';
import { holidayRoutes } from './settings/holidayRoutes.ts';
import { gatewayRoutes } from './messages/gatewayRoutes.ts';
import { legacyBoxRoutes } from './legacyLockers/boxRoutes.ts';
import { legacyLockerRoutes } from './legacyLockers/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { legacyOrderRoutes } from './parcels/orderRoutes.ts';
import { contactRoutes, tipRoutes } from './lockers/contentRoutes.ts';
import { lockerGroupRoutes } from './lockers/groupRoutes.ts';
import { lockerLogRoutes } from './lockerLogs/routes.ts';
import { lockerSettingRoutes } from './settings/routes.ts';
import { lockerRoutes, lockerCallRoutes } from './lockers/routes.ts';
import { lockerSaveRoutes } from './lockers/saveRoutes.ts';
import { memberActionRoutes } from './members/actionRoutes.ts';
import { memberRoutes, memberCallRoutes } from './members/routes.ts';
import { ownRightsRoutes } from './staff/ownRightsRoutes.ts';
import { deliveryRoutes } from './messages/deliveryRoutes.ts';
import { parcelActionRoutes, pinResetRoutes } from './parcels/actionRoutes.ts';
import { parcelCategoryRoutes } from './reservations/categoryRoutes.ts';
import { parcelHistoryRoutes } from './parcels/historyRoutes.ts';
import { parcelRoutes } from './parcels/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { plannedPriceRoutes } from './payments/plannedPriceRoutes.ts';
import { priceRoutes } from './payments/priceRoutes.ts';
import { providerApiRoutes } from './providers/apiRoutes.ts';
import { providerRoutes, providerCallRoutes } from './providers/routes.ts';
import { provinceRoutes } from './lockers/provinceRoutes.ts';
import { networkLanguageRoutes } from './settings/languageRoutes.ts';
import { reminderRoutes } from './messages/reminderRoutes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reportScheduleRoutes } from './reports/scheduleRoutes.ts';
import { revealRoutes } from './audit/revealRoutes.ts';
import { roleRoutes, rolePickerRoutes } from './staff/roleRoutes.ts';
import { screenSaverRoutes, screenSaverCallRoutes } from './screenSavers/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { recoveryRoutes } from './account/recoveryRoutes.ts';
import { sharedViewRoutes } from './lists/sharedViewRoutes.ts';
import { sessionRoutes } from './account/sessionRoutes.ts';
import { terminalKeyRoutes } from './terminals/keyRoutes.ts';
import { staffRoutes } from './staff/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { templateRoutes } from './messages/templateRoutes.ts';
import { terminalRoutes } from './terminals/routes.ts';
import { userInfoRoutes } from './staff/userInfoRoutes.ts';
import { routesOfTable } from './lists/routesOfTable.ts';
import { versionRoutes, versionCallRoutes } from './versions/routes.ts';

const listed: readonly Route[] = [
  ...sessionRoutes,
  ...recoveryRoutes,
  ...passwordRoutes,
  ...ownSessionRoutes,
  ...accessRequestRoutes,
  ...userInfoRoutes,
  ...capabilityRoutes,
  ...lockerRoutes,
  ...lockerCallRoutes,
  ...lockerSaveRoutes,
  ...boxRoutes,
  ...boxWhyRoutes,
  ...boxTypeRoutes,
  ...legacyLockerRoutes,
  ...legacyBoxRoutes,
  ...dashboardRoutes,
  ...gettingStartedRoutes,
  ...liveRoutes,
  ...alertRoutes,
  ...alertCallRoutes,
  ...auditRoutes,
  ...auditCallRoutes,
  ...alertRecipientRoutes,
  ...caseRoutes,
  ...caseCallRoutes,
  ...contactRoutes,
  ...tipRoutes,
  ...screenSaverRoutes,
  ...screenSaverCallRoutes,
  ...fileRoutes,
  ...uploadRoutes,
  ...lockerGroupRoutes,
  ...lockerLogRoutes,
  ...lockerSettingRoutes,
  ...holidayRoutes,
  ...holidayCalendarRoutes,
  ...provinceRoutes,
  ...districtRoutes,
  ...availabilityRoutes,
  ...boxStateRoutes,
  ...parcelRoutes,
  ...bookingRoutes,
  ...legacyOrderRoutes,
  ...parcelActionRoutes,
  ...pinResetRoutes,
  ...deliveryRoutes,
  ...parcelCategoryRoutes,
  ...parcelHistoryRoutes,
  ...parcelCategoryCallRoutes,
  ...costReasonRoutes,
  ...memberRoutes,
  ...memberCallRoutes,
  ...memberActionRoutes,
  ...priceRoutes,
  ...plannedPriceRoutes,
  ...paymentRoutes,
  ...revealRoutes,
  ...reportRoutes,
  ...reportScheduleRoutes,
  ...statisticsRoutes,
  ...gatewayRoutes,
  ...messageRoutes,
  ...reminderRoutes,
  ...networkLanguageRoutes,
  ...roleRoutes,
  ...rolePickerRoutes,
  ...ownRightsRoutes,
  ...firstSignInRoutes,
  ...staffRoutes,
  ...providerRoutes,
  ...providerCallRoutes,
  ...providerApiRoutes,
  ...agentRoutes,
  ...templateRoutes,
  ...searchRoutes,
  ...sharedViewRoutes,
  ...terminalRoutes,
  ...terminalKeyRoutes,
  ...versionRoutes,
  ...versionCallRoutes,
];

/** Own resources without routes in the list: their tables have their names. */
function plainRoutes(): Route[] {
  const served = new Set(listed.map(({ endpoint }) => endpoint));
  return Object.entries(ownResources)
    .filter(([, { list }]) => !served.has(list))
    .flatMap(([table, resource]) => routesOfTable(resource, { table: table as TableName }));
}

export const allRoutes: readonly Route[] = [...listed, ...plainRoutes()];
