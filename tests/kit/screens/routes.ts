// Every route of the specification's section 2 with its page's heading, in the order listed there.

/** `own`: our own page at a documented path; a server with only the documented endpoints does not offer it. */
export interface Route {
  /** Below /app, with its parameters. */
  readonly at: string;
  /** Its only h1. */
  readonly heading: string | RegExp;
  readonly own?: true;
}

const route = (at: string, heading: string | RegExp): Route => ({ at, heading });
const own = (at: string, heading: string | RegExp): Route => ({ at, heading, own: true });

const SOMEBODY = /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;
const A_LOCKER = / – /;
const PARCEL_NUMBER = /^[A-Z\d]{8,}$/;

/** The pages under /app (R2.1). `log` without its id is separate (R2.41). */
export const ROUTES: readonly Route[] = [
  route('dashboard', 'Dashboard'),
  route('MyAccount', 'My account'),
  route('ViewRoles', 'Roles'),
  route('log?id=1', /^Log of /),
  route('AddNewRole', 'New role'),
  route('AddNewRole?id=1', 'SUPER_ADMIN'),
  route('SingPostStaff', 'Backend staff'),
  route('AddNewStaff', 'New staff member'),
  route('AddNewStaff?userId=3', SOMEBODY),
  route('TerminalUser', 'Terminal users'),
  route('AddTerminalUser', 'New terminal user'),
  route('CustomerList', 'Customers'),
  route('unregisteredCustomer', 'Reserve for an unregistered recipient'),
  route('AssignParcel?memberId=12', 'Reserve for a customer'),
  route('customerDetail?memberId=12', SOMEBODY),
  route('AddLSPCompany', 'New provider'),
  route('AddLSPCompany?providerId=1', 'Edit Kypros Mail'),
  route('LSPCompany', 'Providers'),
  own('AddCourier', 'New courier'),
  route('AddCourier?agentId=1', SOMEBODY),
  route('LSPcouriers', 'Couriers'),
  route('ViewLockers', 'Locker list'),
  route('AddNewLocker', 'New locker'),
  route('AddNewLocker?id=1&step=1', 'Edit locker'),
  route('AddNewLocker?id=1&step=2', 'Door layout'),
  own('ViewLockersGroups', 'Locker groups'),
  own('ViewLockersGroups-add', 'New locker group'),
  route('ViewParcels', 'Parcel list'),
  route('ViewParcels?lockerId=3', 'Parcel list'),
  route('HistoryCheck', 'History check'),
  route('BookingManagement', 'Bookings'),
  route('NotificationContent', 'Notification content'),
  route('lockerContent', 'Locker content'),
  route('SMSdetail?templateId=1&type=SMS', /^SMS: /),
  route('SMSdetail?templateId=2&type=EMAIL', /^E-mail: /),
  route('EmailDistribution', 'Alert recipients'),
  route('Emailgateway', 'E-mail gateway'),
  route('SMSGateway', 'SMS gateway'),
  route('parcelCategory', 'Parcel categories'),
  route('lockSettings', 'Terminal settings'),
  route('systemSetting', 'System settings'),
  route('HolidaySetting', 'Holidays'),
  route('ToWarehouse', 'Warehouse'),
  route('ParcelList', 'Parcel list'),
  route('TerminalDeployment', 'Terminal software'),
  route('TerminalDeployment2', 'New rollout'),
  route('TerminalDeployment3?lockerVersionId=1', /^Version /),
  route('Marketing', 'Marketing'),
  route('bannerupload', 'New screen saver'),
  route('bannerupload?screenSaverId=1', /^Edit /),
  route('ReportUsage', 'Locker usage'),
  route('ReportSubscription', 'Subscriptions'),
  route('ReportPaymentperuser', 'Payment per use'),
  route('ReportCustormerPayment', 'Customer payments'),
  route('ReportExpired', 'Renewed or expired'),
  route('ReportAPI', 'API calls'),
  route('ReportTransactionHistory', 'Transaction history'),
  route('ReportTimeAnalysis', 'Collection time'),
  route('Report', 'Reports'),
  route('LockerAvailability', 'Availability'),
  own('compartmentAvailability', 'Box states'),
  own('TicketSystem', 'Cases'),
  own('AlertModule', 'Alerts'),
  route('PriceSetting', 'Price settings'),
  route('box', 'New legacy locker'),
  route('box-info?id=1', A_LOCKER),
  own('boxList', 'Legacy lockers'),
  own('provinceGroup', 'Provinces'),
  own('provinceGroup-new', 'New province'),
  own('provinceDistrict', 'Districts'),
  own('provinceDistrict-new', 'New district'),
  own('staticExpress', 'Provider statistics'),
  own('usageStatistics', 'Usage statistics'),
  own('areaStatistics', 'Area statistics'),
  own('smsList', 'Message list'),
  own('orders', 'Orders'),
  route('order-view?ordersId=5', PARCEL_NUMBER),
  route('products', 'Products'),
  route('product/1', 'Bill payment'),
  route('product/MONTHLY', 'Subscription monthly'),
];

/** Routes of the other two shells: the full path, and whether it is opened with a session. */
export interface ShellRoute {
  readonly address: string;
  readonly heading: string;
  readonly signedIn: boolean;
  /** A server with only the documented endpoints does not offer it. */
  readonly own?: true;
}

const door = (name: string, heading: string): ShellRoute => ({
  address: `/page/${name}`,
  heading,
  signedIn: false,
});

/** The page shell (R2.7) and the second shell (R2.8). */
export const SHELL_ROUTES: readonly ShellRoute[] = [
  door('login', 'Sign in'),
  door('forget', 'Forgot password'),
  door('updatePassword?mobile=99123456', 'New password'),
  door('updatePdSuccess', 'Password changed'),
  { ...door('register', 'Request access'), own: true },
  door('recover', 'Forgot password'),
  { ...door('lock', 'Locked'), signedIn: true },
  door('404', 'Page not found'),
  { address: '/app-h/dashboard_v2', heading: 'Network now', signedIn: true },
];

/** Pages without their required parameter: what they ask for, and the list that they link to. */
export const LACKING: readonly (readonly [at: string, question: RegExp, list: RegExp])[] = [
  ['customerDetail', /^No customer specified/, /customers/i],
  ['AssignParcel', /^Which customer\?/, /customer/i],
  ['SMSdetail', /^No template specified/, /notification content/i],
  ['TerminalDeployment3', /^No version specified/, /terminal software/i],
  ['box-info', /^No locker specified/, /locker list/i],
  ['order-view', /^No parcel specified/, /parcel list/i],
];
