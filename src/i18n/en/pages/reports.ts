// English messages: reports and statistics.
import type { ReportName } from '../../../../domain/reports/reports.ts';

interface Words {
  tells: string;
  rows: string;
  these: string;
  none: string;
}

export const reports = {
  title: 'Reports',
  of: {
    lockersUsage: {
      tells:
        'How many parcels couriers and customers deposited in each locker, and their outcome. Expired: how often the time of a parcel ran out in this period, whenever it was deposited.',
      rows: '1 locker |||| %{count} lockers',
      these: 'This locker |||| These %{smart_count} lockers',
      none: 'No lockers',
    },
    parcelAndPayment: {
      tells: 'Every parcel by booking time, with its customer and payment.',
      rows: '1 parcel |||| %{count} parcels',
      these: 'This parcel |||| These %{smart_count} parcels',
      none: 'No parcel was booked',
    },
    paymentPreUse: {
      tells: 'The charge for each use of a box, with its start, end and payment status.',
      rows: '1 use |||| %{count} uses',
      these: 'This use |||| These %{smart_count} uses',
      none: 'No use was charged',
    },
    subscription: {
      tells: 'Paid subscriptions, and the year their income belongs to.',
      rows: '1 subscription |||| %{count} subscriptions',
      these: 'This subscription |||| These %{smart_count} subscriptions',
      none: 'No subscription was paid',
    },
    renewedOrExpired: {
      tells: 'Subscriptions that ended: renewed, or expired.',
      rows: '1 subscription |||| %{count} subscriptions',
      these: 'This subscription |||| These %{smart_count} subscriptions',
      none: 'No subscription ended',
    },
    payMemberInfo: {
      tells:
        'Customers who paid: the number of payments, and the amounts by use and by subscription.',
      rows: '1 customer |||| %{count} customers',
      these: 'This customer |||| These %{smart_count} customers',
      none: 'No customer paid',
    },
    collectAnalyze: {
      tells:
        'How long parcels were in their boxes before they were collected. Parcels whose reported times contradict each other are left out.',
      rows: '1 group |||| %{count} groups',
      these: 'This group |||| All %{smart_count} groups',
      none: 'No parcel was collected',
    },
    apiCall: {
      tells: 'The API calls of the providers’ systems, and their results.',
      rows: '1 call |||| %{count} calls',
      these: 'This call |||| These %{smart_count} calls',
      none: 'No API calls',
    },
    networkAlerts: {
      tells: 'Problems at lockers: when first reported, when acknowledged, how long they lasted.',
      rows: '1 alert |||| %{count} alerts',
      these: 'This alert |||| These %{smart_count} alerts',
      none: 'No alert was reported',
    },
  } satisfies Record<ReportName, Words>,
  spans: { label: 'Preset periods', week: '7 days', month: '30 days', year: 'This year' },
  fact: '%{rows}, as of %{time}',
  figures: 'Totals of all pages',
  clear: 'Last 30 days, no filter',
  noneText: 'No data in this period matches the filter.',
  errors: {
    future: 'A report cannot cover future days',
    upsideDown: 'The period ends before it begins',
  },
  errorText: 'Choose a period that ends no later than today.',
  groups: {
    first: 'Up to %{until} hours',
    hours: '%{from} to %{until} hours',
    days: '%{from} to %{until} days',
    hoursOn: '%{from} hours and more',
    daysOn: '%{from} days and more',
  },
  chart: 'Bar chart of the report “%{report}”; the figures are in the table below.',
  chartOfSums: 'Bar chart of the totals of the report “%{report}”; the figures are above.',
  chartFirst: 'First %{smart_count} rows of this page',
  chartFailed: 'The chart could not be loaded; the figures are in the table below.',
  mail: {
    me: 'E-mail me this report',
    sending: 'The report is sending...',
    sent: 'Sended successfully',
    failed: 'Sended failure',
  },
  workbook: 'Download the workbook',
  workbookText: 'This server provides network alerts only as a workbook.',
  schedules: {
    button: 'Schedule',
    title: 'Scheduled delivery',
    none: 'This report has no scheduled delivery.',
    add: 'Send daily, weekly or monthly',
    all: 'Scheduled reports',
    rhythm: '%{period} at %{time}, %{format}',
    usual: 'To the report recipients',
    nobody: 'No recipients: enter an address here or under Alert recipients',
    next: 'Next at %{time}',
    waits: 'Waiting for a recipient',
    off: 'Paused',
    only: 'Filtered by: %{names}',
    left: 'A schedule does not keep filters for a person or for fixed days: %{names}.',
  },
  index: {
    opened: 'Opened %{time}',
    never: 'Not opened yet',
    next: 'Next delivery %{time}',
    last: 'Last delivery %{time}',
    nobody: 'No recipients',
  },
};

export const statistics = {
  days: {
    title: 'Parcels by day',
    chart: 'Parcels that were deposited and collected on each day; the figures are in the table.',
    none: 'No parcel was deposited, collected or expired in this period.',
  },
  providers: {
    title: 'Parcels by provider',
    none: 'There are no providers yet.',
    nobody: 'Without a provider',
  },
  boxes: {
    title: 'Availability over time',
    chart: 'Boxes taken, out of service and free on each day; the figures are in the table.',
    none: 'There were no boxes in this period.',
    note: 'Taken: reserved or containing a parcel. Out of service: locked or flagged. Averages are of the values at each full hour.',
  },
  hours: {
    title: 'Peak hours',
    none: 'No such parcels in this period.',
    what: 'What is counted',
    table: 'Average parcels per hour by weekday',
    corner: 'Weekday and hour',
    fewest: 'None',
    most: '%{most} per hour',
  },
  dwell: {
    title: 'Dwell time',
    chart: 'Collected parcels by their time in the box; the figures are in the table.',
    note: 'Parcels whose reported times contradict each other are left out.',
    none: 'No parcel was collected in this period.',
  },
  areas: {
    title: 'Parcels by area',
    none: 'There are no lockers here.',
    note: 'Lockers and boxes: as of today. Expired: how often the time of a parcel ran out in this period, whenever it was deposited.',
    nowhere: 'In no district',
    by: 'Areas',
    PROVINCE: 'Provinces',
    DISTRICT: 'Districts',
  },
  expired:
    'Expired: how often the time of a parcel ran out in this period, whenever it was deposited.',
  columns: {
    day: 'Day',
    provider: 'Provider',
    province: 'Province',
    district: 'District',
    depositedCount: 'Deposited',
    collectedCount: 'Collected',
    expiredCount: 'Expired',
    averageHours: 'Average hours in the box',
    medianHours: 'Median (hours)',
    ninetiethHours: '90th percentile (hours)',
    lockerCount: 'Lockers',
    boxCount: 'Boxes',
    perBox: 'Deposited per box',
    averageInUse: 'Average taken',
    mostInUse: 'Maximum taken',
    averageOutOfService: 'Average out of service',
    averageFree: 'Average free',
    fewestFree: 'Minimum free',
    inUseShare: 'Taken',
    group: 'Collected after',
    share: 'Share',
  },
  weekdays: { 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat', 7: 'Sun' },
  span: '%{from} to %{to}',
  lastDays: '1 day |||| %{smart_count} days',
  usual: 'Last 30 days',
  figures: 'Totals for the period',
  total: 'Total',
  asTable: 'As a table',
  file: '%{what} as %{format}',
  errors: {
    future: 'Statistics cannot cover future days',
    upsideDown: 'The period ends before it begins',
    tooLong: 'Statistics can cover 366 days at most',
    unread: 'The period or filters in the address are not valid',
  },
  errorText: 'Choose a period of at most 366 days that ends no later than today.',
};
