// The sections common to both menus, in order. A resource without a line here is beside what it refers to.
import { auditSeals } from '../../custom/audit/page.ts';
import { boxInfo } from '../../custom/boxInfo/page.ts';
import { dashboard } from '../../custom/dashboard/page.ts';
import { deployment, newDeployment } from '../../custom/deployment/page.ts';
import { freeBoxes } from '../../custom/freeBoxes/page.ts';
import { legacyBox } from '../../custom/legacyBox/page.ts';
import { historyCheck } from '../../custom/historyCheck/page.ts';
import { holidaySetting } from '../../custom/holidaySetting/page.ts';
import { lockerContent } from '../../custom/lockerContent/page.ts';
import { lockerForm } from '../../custom/lockerForm/page.ts';
import { lockerLog } from '../../custom/lockerLog/page.ts';
import { bannerUpload } from '../../custom/marketing/page.ts';
import { member } from '../../custom/member/page.ts';
import { parcel } from '../../custom/parcel/page.ts';
import { priceSetting, product, products } from '../../custom/prices/page.ts';
import { assignParcel, unregisteredCustomer } from '../../custom/reservation/page.ts';
import { reportIndex, reportPages } from '../../custom/reports/page.ts';
import { roleForm } from '../../custom/roleForm/page.ts';
import { staffForm, terminalUserForm } from '../../custom/staffForm/page.ts';
import { emailGateway, smsGateway } from '../../custom/gateways/page.ts';
import { notificationContent, smsDetail } from '../../custom/templates/page.ts';
import {
  areaStatistics,
  providerStatistics,
  usageStatistics,
} from '../../custom/reports/statistics/page.ts';
import { toWarehouse } from '../../custom/warehouse/page.ts';
import { systemSetting } from '../../custom/systemSetting/page.ts';
import { agents } from '../../resources/people/agents.ts';
import { alertRecipients } from '../../resources/alertRecipients.ts';
import { alerts } from '../../resources/alerts.ts';
import { audit } from '../../resources/audit.ts';
import { availability } from '../../resources/lockers/availability.ts';
import { bookings } from '../../resources/bookings.ts';
import { boxStates } from '../../resources/lockers/boxStates.ts';
import { cases } from '../../resources/cases.ts';
import { districts } from '../../resources/lockers/districts.ts';
import { holidays } from '../../resources/lockers/holidays.ts';
import { legacyLockers } from '../../resources/lockers/legacyLockers.ts';
import { lockerGroups } from '../../resources/lockers/lockerGroups.ts';
import { lockers } from '../../resources/lockers/lockers.ts';
import { lockSettings } from '../../resources/lockers/lockSettings.ts';
import { members } from '../../resources/people/members.ts';
import { messages } from '../../resources/messages.ts';
import { orders } from '../../resources/orders.ts';
import { parcelCategories } from '../../resources/parcelCategories.ts';
import { parcels } from '../../resources/parcels.ts';
import { providers } from '../../resources/people/providers.ts';
import { provinces } from '../../resources/lockers/provinces.ts';
import { reportSchedules } from '../../resources/reportSchedules.ts';
import { roles } from '../../resources/people/roles.ts';
import { screenSavers } from '../../resources/screenSavers.ts';
import { staff } from '../../resources/people/staff.ts';
import { terminalUsers } from '../../resources/people/terminalUsers.ts';
import { versions } from '../../resources/versions.ts';
import type { Page } from '../../engine/definePage.ts';
import { entry, type Menu, type MenuSection } from '../menu.ts';
import { resources as allResources } from '../pages.ts';
import { withOthers } from './withOthers.ts';

const lockerSection: MenuSection = {
  label: 'app.menu.lockers',
  icon: 'boxes',
  entries: [
    entry(lockers, { label: 'app.menu.lockerList', also: [boxInfo, lockerForm, lockerLog] }),
    entry(lockerGroups, { label: 'app.menu.lockerGroups' }),
    entry(availability, { label: 'app.menu.availability', also: [freeBoxes] }),
    entry(boxStates, { label: 'app.menu.boxStates' }),
    entry(alerts, { label: 'app.menu.alerts', counts: 'openAlerts' }),
    entry(cases, { label: 'app.menu.cases', counts: 'openCases' }),
    entry(districts, { label: 'app.menu.districts' }),
    entry(provinces, { label: 'app.menu.provinces' }),
    entry(legacyLockers, { label: 'app.menu.legacyLockers', also: [legacyBox] }),
  ],
};

const parcelSection: MenuSection = {
  label: 'app.menu.parcels',
  icon: 'parcel',
  entries: [
    entry(parcels, { label: 'app.menu.parcelList', also: [parcel] }),
    entry(assignParcel, { label: 'app.menu.reserve', also: [unregisteredCustomer] }),
    entry(historyCheck, { label: 'app.menu.historyCheck' }),
    entry(bookings, { label: 'app.menu.bookings' }),
    entry(toWarehouse, { label: 'app.menu.warehouse' }),
    entry(parcelCategories, { label: 'app.menu.parcelCategories' }),
    entry(orders, { label: 'app.menu.orders' }),
  ],
};

/** Labels are the resources' own: shell messages are loaded before sign-in. */
const staffSection: MenuSection = {
  label: 'resources.roles.section',
  icon: 'key',
  entries: [
    entry(staff, { label: 'resources.staff.title', also: [staffForm] }),
    entry(terminalUsers, { label: 'resources.terminalUsers.title', also: [terminalUserForm] }),
    entry(roles, { label: 'resources.roles.title', also: [roleForm] }),
  ],
};

const providerSection: MenuSection = {
  label: 'resources.providers.section',
  icon: 'truck',
  entries: [
    entry(providers, { label: 'resources.providers.title' }),
    entry(agents, { label: 'resources.agents.title' }),
  ],
};

const messageSection: MenuSection = {
  label: 'resources.templates.section',
  icon: 'mail',
  entries: [
    entry(messages, { label: 'resources.messages.title' }),
    entry(notificationContent, { label: 'resources.templates.title', also: [smsDetail] }),
    entry(emailGateway, { label: 'resources.mailGateway.title' }),
    entry(smsGateway, { label: 'resources.smsGateway.title' }),
  ],
};

const priceSection: MenuSection = {
  label: 'resources.prices.section',
  icon: 'price',
  entries: [
    entry(products, { label: 'resources.prices.products', also: [product] }),
    entry(priceSetting, { label: 'resources.prices.title' }),
  ],
};

const screenSection: MenuSection = {
  label: 'app.menu.lockerScreens',
  icon: 'screen',
  entries: [
    entry(screenSavers, { label: 'app.menu.marketing', also: [bannerUpload] }),
    entry(lockerContent, { label: 'app.menu.lockerContent' }),
  ],
};

const reportSection: MenuSection = {
  label: 'app.menu.reports',
  icon: 'chart',
  entries: [
    entry(reportIndex, {
      label: 'statisticsMenu.all',
      also: [...Object.values(reportPages), reportSchedules],
    }),
    ...[providerStatistics, usageStatistics, areaStatistics].map((page) => ({
      ...entry(page as Page, { label: page.title }),
      feature: 'statistics',
    })),
  ],
};

const settingsSection: MenuSection = {
  label: 'app.menu.settings',
  icon: 'gear',
  entries: [
    entry(lockSettings, { label: 'app.menu.lockSettings' }),
    entry(systemSetting, { label: 'app.menu.systemSetting' }),
    entry(holidaySetting, { label: 'app.menu.holidays', also: [holidays] }),
    entry(alertRecipients, { label: 'app.menu.alertRecipients' }),
  ],
};

const listed: Menu = [
  [entry(dashboard, { label: 'app.menu.dashboard', icon: 'gauge' }), lockerSection, parcelSection],
  [
    entry(members, { label: 'app.menu.customers', icon: 'people', also: [member] }),
    providerSection,
    staffSection,
  ],
  [
    priceSection,
    messageSection,
    screenSection,
    entry(versions, {
      label: 'app.menu.terminalSoftware',
      icon: 'system',
      also: [newDeployment, deployment],
    }),
    reportSection,
    settingsSection,
    entry(audit, { label: 'app.menu.audit', icon: 'log', also: [auditSeals] }),
  ],
];

export const sections: Menu = withOthers(listed, allResources, settingsSection);
