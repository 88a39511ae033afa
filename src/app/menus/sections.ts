// The sections common to both menus, in order. A resource without a line here is beside what it refers to.
import { pages, reportPages } from '../../custom/pages.ts';
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
    entry(lockers, {
      label: 'app.menu.lockerList',
      also: [pages.boxInfo, pages.lockerForm, pages.lockerLog],
    }),
    entry(lockerGroups, { label: 'app.menu.lockerGroups' }),
    entry(availability, { label: 'app.menu.availability', also: [pages.freeBoxes] }),
    entry(boxStates, { label: 'app.menu.boxStates' }),
    entry(alerts, { label: 'app.menu.alerts', counts: 'openAlerts' }),
    entry(cases, { label: 'app.menu.cases', counts: 'openCases' }),
    entry(districts, { label: 'app.menu.districts' }),
    entry(provinces, { label: 'app.menu.provinces' }),
    entry(legacyLockers, { label: 'app.menu.legacyLockers', also: [pages.legacyBox] }),
  ],
};

const parcelSection: MenuSection = {
  label: 'app.menu.parcels',
  icon: 'parcel',
  entries: [
    entry(parcels, { label: 'app.menu.parcelList', also: [pages.parcel] }),
    entry(pages.assignParcel, { label: 'app.menu.reserve', also: [pages.unregisteredCustomer] }),
    entry(pages.historyCheck, { label: 'app.menu.historyCheck' }),
    entry(bookings, { label: 'app.menu.bookings' }),
    entry(pages.toWarehouse, { label: 'app.menu.warehouse' }),
    entry(parcelCategories, { label: 'app.menu.parcelCategories' }),
    entry(orders, { label: 'app.menu.orders' }),
  ],
};

/** Labels are the resources' own: shell messages are loaded before sign-in. */
const staffSection: MenuSection = {
  label: 'resources.roles.section',
  icon: 'key',
  entries: [
    entry(staff, { label: 'resources.staff.title', also: [pages.staffForm] }),
    entry(terminalUsers, {
      label: 'resources.terminalUsers.title',
      also: [pages.terminalUserForm],
    }),
    entry(roles, { label: 'resources.roles.title', also: [pages.roleForm] }),
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
    entry(pages.notificationContent, {
      label: 'resources.templates.title',
      also: [pages.smsDetail],
    }),
    entry(pages.emailGateway, { label: 'resources.mailGateway.title' }),
    entry(pages.smsGateway, { label: 'resources.smsGateway.title' }),
  ],
};

const priceSection: MenuSection = {
  label: 'resources.prices.section',
  icon: 'price',
  entries: [
    entry(pages.products, { label: 'resources.prices.products', also: [pages.product] }),
    entry(pages.priceSetting, { label: 'resources.prices.title' }),
  ],
};

const screenSection: MenuSection = {
  label: 'app.menu.lockerScreens',
  icon: 'screen',
  entries: [
    entry(screenSavers, { label: 'app.menu.marketing', also: [pages.bannerUpload] }),
    entry(pages.lockerContent, { label: 'app.menu.lockerContent' }),
  ],
};

const reportSection: MenuSection = {
  label: 'app.menu.reports',
  icon: 'chart',
  entries: [
    entry(pages.reportIndex, {
      label: 'statisticsMenu.all',
      also: [...reportPages, reportSchedules],
    }),
    ...[pages.providerStatistics, pages.usageStatistics, pages.areaStatistics].map((page) => ({
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
    entry(pages.systemSetting, { label: 'app.menu.systemSetting' }),
    entry(pages.holidaySetting, { label: 'app.menu.holidays', also: [holidays] }),
    entry(alertRecipients, { label: 'app.menu.alertRecipients' }),
  ],
};

const listed: Menu = [
  [
    entry(pages.dashboard, { label: 'app.menu.dashboard', icon: 'gauge' }),
    lockerSection,
    parcelSection,
  ],
  [
    entry(members, { label: 'app.menu.customers', icon: 'people', also: [pages.member] }),
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
      also: [pages.newDeployment, pages.deployment],
    }),
    reportSection,
    settingsSection,
    entry(audit, { label: 'app.menu.audit', icon: 'log', also: [pages.auditSeals] }),
  ],
];

export const sections: Menu = withOthers(listed, allResources, settingsSection);
