// Every custom page: its route, its title and its view, which is loaded when the page is opened. A new one is a line here.
import { lazy, type ComponentType } from 'react';
import type { MessageKey } from 'react-admin';
import type { z } from 'zod';
import type { ReportName } from '../../domain/reports/reports.ts';
import { definePage, type Page, type PageProps } from '../engine/definePage.ts';
import { reportRoutes, routes } from '../routes/pages.ts';
import type { Route } from '../routes/route.ts';

const page = <Q extends z.ZodObject>(
  route: Route<Q>,
  title: MessageKey,
  load: () => Promise<{ default: ComponentType<PageProps> }>,
): Page<Q> => definePage({ ...route, title, view: lazy(load) });

export const pages = {
  dashboard: page(routes.dashboard, 'dashboard.title', () => import('./dashboard/Dashboard.tsx')),
  myAccount: page(routes.myAccount, 'myAccount.title', () => import('./myAccount/MyAccount.tsx')),
  boxInfo: page(routes.boxInfo, 'boxInfo.title', () => import('./boxInfo/BoxInfo.tsx')),
  lockerForm: page(
    routes.lockerForm,
    'lockerForm.title',
    () => import('./lockerForm/LockerForm.tsx'),
  ),
  lockerLog: {
    ...page(routes.lockerLog, 'lockerLog.title', () => import('./lockerLog/LockerLog.tsx')),
    /** R2.40, R2.41. */
    without: 'signIn' as const,
  },
  legacyBox: page(routes.legacyBox, 'legacyBox.title', () => import('./legacyBox/LegacyBox.tsx')),
  lockerContent: page(
    routes.lockerContent,
    'lockerContent.title',
    () => import('./lockerContent/LockerContent.tsx'),
  ),
  freeBoxes: page(routes.freeBoxes, 'freeBoxes.title', () => import('./freeBoxes/FreeBoxes.tsx')),
  holidaySetting: page(
    routes.holidaySetting,
    'holidaySetting.title',
    () => import('./holidaySetting/HolidaySetting.tsx'),
  ),
  systemSetting: page(
    routes.systemSetting,
    'resources.systemSetting.title',
    () => import('./systemSetting/SystemSetting.tsx'),
  ),
  parcel: page(routes.parcel, 'parcel.title', () => import('./parcel/ParcelPage.tsx')),
  historyCheck: page(
    routes.historyCheck,
    'historyCheck.title',
    () => import('./historyCheck/HistoryCheck.tsx'),
  ),
  assignParcel: page(
    routes.assignParcel,
    'reservation.title',
    () => import('./reservation/AssignParcel.tsx'),
  ),
  unregisteredCustomer: page(
    routes.unregisteredCustomer,
    'reservation.unregistered.title',
    () => import('./reservation/recipient/UnregisteredCustomer.tsx'),
  ),
  toWarehouse: page(
    routes.toWarehouse,
    'warehouse.title',
    () => import('./warehouse/ToWarehouse.tsx'),
  ),
  priceSetting: page(
    routes.priceSetting,
    'resources.prices.title',
    () => import('./prices/PriceSetting.tsx'),
  ),
  products: page(
    routes.products,
    'resources.prices.products',
    () => import('./prices/ToSettings.tsx'),
  ),
  product: page(routes.product, 'prices.product', () => import('./prices/Product.tsx')),
  member: page(routes.member, 'member.title', () => import('./member/MemberPage.tsx')),
  staffForm: page(
    routes.staffForm,
    'staffForm.staff.title',
    () => import('./staffForm/StaffForm.tsx'),
  ),
  terminalUserForm: page(
    routes.terminalUserForm,
    'staffForm.terminalUsers.title',
    () => import('./staffForm/TerminalUserForm.tsx'),
  ),
  roleForm: page(routes.roleForm, 'roleForm.title', () => import('./roleForm/RoleForm.tsx')),
  notificationContent: page(
    routes.notificationContent,
    'templates.title',
    () => import('./templates/NotificationContent.tsx'),
  ),
  smsDetail: page(routes.smsDetail, 'templates.detail', () => import('./templates/SmsDetail.tsx')),
  emailGateway: page(
    routes.emailGateway,
    'resources.mailGateway.title',
    () => import('./gateways/EmailGateway.tsx'),
  ),
  smsGateway: page(
    routes.smsGateway,
    'resources.smsGateway.title',
    () => import('./gateways/SmsGateway.tsx'),
  ),
  bannerUpload: page(
    routes.bannerUpload,
    'marketing.title',
    () => import('./marketing/BannerUpload.tsx'),
  ),
  newDeployment: page(
    routes.newDeployment,
    'deployment.new',
    () => import('./deployment/NewDeployment.tsx'),
  ),
  deployment: page(
    routes.deployment,
    'deployment.title',
    () => import('./deployment/Deployment.tsx'),
  ),
  auditSeals: page(routes.auditSeals, 'auditSeals.title', () => import('./audit/Seals.tsx')),
  reportIndex: page(routes.reportIndex, 'reports.title', () => import('./reports/ReportIndex.tsx')),
  providerStatistics: page(
    routes.providerStatistics,
    'statisticsMenu.providers',
    () => import('./reports/statistics/Providers.tsx'),
  ),
  usageStatistics: page(
    routes.usageStatistics,
    'statisticsMenu.usage',
    () => import('./reports/statistics/Usage.tsx'),
  ),
  areaStatistics: page(
    routes.areaStatistics,
    'statisticsMenu.areas',
    () => import('./reports/statistics/Areas.tsx'),
  ),
};

const reportPage = (name: ReportName) =>
  page(reportRoutes[name], `choices.report.${name}`, async () => ({
    default: (await import('./reports/viewOf.tsx')).viewOf(name),
  }));

export const reportPages: readonly Page[] = (Object.keys(reportRoutes) as ReportName[]).map(
  reportPage,
);

/** The control-room wall, below the second root. */
export const wall = page(routes.wall, 'wall.title', () => import('./wall/Wall.tsx'));
