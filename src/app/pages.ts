// The product's resources and custom pages. A new one is a line here and one in the menu.
import { createContext } from 'react';
import { auditSeals } from '../custom/audit/page.ts';
import { boxInfo } from '../custom/boxInfo/page.ts';
import { dashboard } from '../custom/dashboard/page.ts';
import { deployment, newDeployment } from '../custom/deployment/page.ts';
import { freeBoxes } from '../custom/freeBoxes/page.ts';
import { legacyBox } from '../custom/legacyBox/page.ts';
import { historyCheck } from '../custom/historyCheck/page.ts';
import { holidaySetting } from '../custom/holidaySetting/page.ts';
import { lockerContent } from '../custom/lockerContent/page.ts';
import { lockerForm } from '../custom/lockerForm/page.ts';
import { lockerLog } from '../custom/lockerLog/page.ts';
import { myAccount } from '../custom/myAccount/page.ts';
import { bannerUpload } from '../custom/marketing/page.ts';
import { member } from '../custom/member/page.ts';
import { parcel } from '../custom/parcel/page.ts';
import { priceSetting, product, products } from '../custom/prices/page.ts';
import { assignParcel, unregisteredCustomer } from '../custom/reservation/page.ts';
import { reportIndex, reportPages } from '../custom/reports/page.ts';
import { roleForm } from '../custom/roleForm/page.ts';
import { staffForm, terminalUserForm } from '../custom/staffForm/page.ts';
import { emailGateway, smsGateway } from '../custom/gateways/page.ts';
import { notificationContent, smsDetail } from '../custom/templates/page.ts';
import { areaStatistics, providerStatistics, usageStatistics } from '../custom/statistics/page.ts';
import { toWarehouse } from '../custom/warehouse/page.ts';
import { systemSetting } from '../custom/systemSetting/page.ts';
import type { Resource } from '../engine/defineResource.ts';
import type { Page } from '../engine/definePage.ts';
import { loadCatalogue } from '../i18n/load.ts';
import { agents } from '../resources/people/agents.ts';
import { alertRecipients } from '../resources/alertRecipients.ts';
import { alerts } from '../resources/alerts.ts';
import { audit } from '../resources/audit.ts';
import { availability } from '../resources/lockers/availability.ts';
import { boxStates } from '../resources/lockers/boxStates.ts';
import { cases } from '../resources/cases.ts';
import { bookings } from '../resources/bookings.ts';
import { districts } from '../resources/lockers/districts.ts';
import { holidays } from '../resources/lockers/holidays.ts';
import { lockSettings } from '../resources/lockers/lockSettings.ts';
import { legacyLockers } from '../resources/lockers/legacyLockers.ts';
import { lockerGroups } from '../resources/lockers/lockerGroups.ts';
import { lockers } from '../resources/lockers/lockers.ts';
import { members } from '../resources/people/members.ts';
import { messages } from '../resources/messages.ts';
import { orders } from '../resources/orders.ts';
import { parcelCategories } from '../resources/parcelCategories.ts';
import { parcels } from '../resources/parcels.ts';
import { providers } from '../resources/people/providers.ts';
import { provinces } from '../resources/lockers/provinces.ts';
import { reportSchedules } from '../resources/reportSchedules.ts';
import { roles } from '../resources/people/roles.ts';
import { screenSavers } from '../resources/screenSavers.ts';
import { staff } from '../resources/people/staff.ts';
import { terminalUsers } from '../resources/people/terminalUsers.ts';
import { versions } from '../resources/versions.ts';

export const resources: readonly Resource[] = [
  lockers,
  lockerGroups,
  legacyLockers,
  availability,
  boxStates,
  alerts,
  cases,
  districts,
  provinces,
  screenSavers,
  versions,
  parcels,
  bookings,
  orders,
  parcelCategories,
  members,
  staff,
  terminalUsers,
  roles,
  providers,
  agents,
  holidays,
  messages,
  reportSchedules,
  audit,
];

export const pages: readonly Page[] = [
  dashboard,
  boxInfo,
  lockerForm,
  legacyBox,
  lockerLog,
  bannerUpload,
  lockerContent,
  newDeployment,
  deployment,
  lockSettings,
  systemSetting,
  holidaySetting,
  freeBoxes,
  parcel,
  member,
  historyCheck,
  alertRecipients,
  assignParcel,
  unregisteredCustomer,
  toWarehouse,
  auditSeals,
  myAccount,
  staffForm,
  terminalUserForm,
  roleForm,
  priceSetting,
  products,
  product,
  notificationContent,
  smsDetail,
  emailGateway,
  smsGateway,
  reportIndex,
  ...Object.values(reportPages),
  providerStatistics,
  usageStatistics,
  areaStatistics,
] as readonly Page[];

export interface AppPages {
  readonly resources: readonly Resource[];
  readonly pages: readonly Page[];
  /** All messages in one language. */
  readonly words: typeof loadCatalogue;
}

/** Context of the product's definition, so that a resource can be rendered without being in the lists above. */
export const Pages = createContext<AppPages>({ resources, pages, words: loadCatalogue });
