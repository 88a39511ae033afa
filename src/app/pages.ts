// The product's resources, which are found by their files, and its custom pages: a new one is a line here.
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
import {
  areaStatistics,
  providerStatistics,
  usageStatistics,
} from '../custom/reports/statistics/page.ts';
import { toWarehouse } from '../custom/warehouse/page.ts';
import { systemSetting } from '../custom/systemSetting/page.ts';
import type { Resource } from '../engine/defineResource.ts';
import type { Page } from '../engine/definePage.ts';
import { loadCatalogue } from '../i18n/load.ts';
import { declared } from './declared.ts';
import { alertRecipients } from '../resources/alertRecipients.ts';
import { lockSettings } from '../resources/lockers/lockSettings.ts';

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'collection' in value;

export const resources: readonly Resource[] = declared.filter(isResource);

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
  readonly messages: typeof loadCatalogue;
}

/** Context of the product's definition, so that a resource can be rendered without being in the lists above. */
export const Pages = createContext<AppPages>({ resources, pages, messages: loadCatalogue });
