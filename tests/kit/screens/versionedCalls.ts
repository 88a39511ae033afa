// Every write endpoint: those that refuse outdated saves, with an input, and the others with a reason.
import { z } from 'zod';
import { allEndpoints } from '../../../contract/all.ts';
import { CASE_RESOLUTIONS } from '../../../domain/cases.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import type { OpenServer } from '../servers/openServer.ts';
import { withoutGateways, withSmsGateway } from '../smsGateway.ts';
import { rowsIn } from '../browser/pageRows.ts';

type Fields = Record<string, unknown>;
interface InputOf {
  (server: OpenServer, token: string): Promise<Fields>;
  /** Whether the input is the record as it is. */
  readonly isUnchanged?: boolean;
}

const answerOf = async ({ ask }: OpenServer, token: string, name: string, input: Fields) =>
  (await ask(allEndpoints[name]!, input, { token })).body as never;

/** The fields of a record that an endpoint takes. */
function taken(name: string, record: Fields): Fields {
  const { input } = allEndpoints[name]!;
  const known = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return Object.fromEntries(Object.entries(record).filter(([field]) => known.includes(field)));
}

/** Saves a record unchanged; it is read by `one`. */
const saved = (name: string, one: string, id: Fields = {}, entered: Fields = {}): InputOf =>
  Object.assign(
    async (server: OpenServer, token: string) => ({
      ...taken(name, await answerOf(server, token, one, id)),
      ...id,
      ...entered,
    }),
    { isUnchanged: Object.keys(entered).length === 0 },
  );

/** Identifies the first row of a list, with the input for it. */
const row =
  (
    list: string,
    ids: Readonly<Record<string, string>>,
    filter: Fields = {},
    entered = {},
  ): InputOf =>
  async (server, token) => {
    const body = await answerOf(server, token, list, { ...filter, page: 0, size: 1 });
    const [first] = rowsIn(body);
    if (!first) throw new Error(`${list} has no row for ${JSON.stringify(filter)}`);
    const named = Object.entries(ids).map(([field, from]) => [field, first[from]]);
    return { ...Object.fromEntries(named), ...entered };
  };

const given =
  (input: Fields): InputOf =>
  () =>
    Promise.resolve(input);
const id = { id: 'id' };
/** Saves the first row of a list unchanged. */
const kept = (name: string, collection = name.split('.')[0]!): InputOf =>
  Object.assign(
    async (server: OpenServer, token: string) =>
      saved(
        name,
        `${collection}.one`,
        await row(`${collection}.list`, id)(server, token),
      )(server, token),
    { isUnchanged: true },
  );
/** Saves a list as a whole, unchanged. */
const wholeList = (collection: string): InputOf =>
  Object.assign(
    async (server: OpenServer, token: string) => ({
      list: await answerOf(server, token, `${collection}.list`, {}),
    }),
    { isUnchanged: true },
  );
const of = (collection: string) => ({
  [`${collection}.update`]: kept(`${collection}.update`),
  [`${collection}.remove`]: row(`${collection}.list`, id),
});
const MAIL_SERVER = { smtpServerUrl: 'mail.example.test', senderEmail: 'sender@example.test' };
const standing = { alertState: 'OPEN' };
/** The alerts that are resolved by hand. */
const guessed = { ...standing, alertType: 'PIN_GUESSED' };
const booked = { ordersStatus: 'RESERVED' };
const stored = { ordersStatus: 'STORED' };
const parcel = { ordersId: 'ordersId' };
const member = { memberId: 'memberId' };
const deposited = row('parcels.list', parcel, { ...stored, parcelType: 'DEPOSIT_PARCEL' });

/** The shared view of the lockers; it is shared first where there is none, as in a demo network. */
export const sharedView: InputOf = async (server, token) => {
  const [there] = (await answerOf(server, token, 'sharedViews.list', {})) as readonly Fields[];
  if (there) return { id: there['id'] };
  const filter = { lockerSituation: 'OFFLINE' };
  const view = { list: lockers.list.path, name: 'Offline', filter };
  const { id: made } = (await answerOf(server, token, 'sharedViews.create', view)) as Fields;
  return { id: made };
};

export const VERSIONED: Readonly<Record<string, InputOf>> = {
  ...of('lockerGroups'),
  ...of('holidays'),
  ...of('provinces'),
  ...of('districts'),
  ...of('reportSchedules'),
  'sharedViews.update': Object.assign(
    async (server: OpenServer, token: string) => ({
      ...(await sharedView(server, token)),
      name: 'Offline',
    }),
    { isUnchanged: true },
  ),
  'sharedViews.remove': sharedView,
  'lockerCalls.setStatus': given({ lockerId: 1, lockerStatus: 'DISABLE' }),
  'lockerSaves.update': saved('lockerSaves.update', 'lockers.one', { lockerId: 1 }),
  'lockerSettings.save': saved('lockerSettings.save', 'lockerSettings.read'),
  'legacyLockers.remove': row('legacyLockers.list', id),
  'legacyBoxes.rebuild': kept('legacyBoxes.rebuild', 'legacyLockers'),
  'legacyBoxes.update': kept('legacyBoxes.update', 'legacyLockers'),
  'legacyBoxes.setStatus': row('legacyLockers.list', id, {}, { status: 'LOCKED' }),
  'alertCalls.acknowledge': row('alerts.list', id, standing),
  'alertCalls.assign': row('alerts.list', id, standing, { assigneeId: null }),
  'alertCalls.release': row('alerts.list', id, standing),
  'alertCalls.snooze': row('alerts.list', id, standing, {
    snoozeFor: 'HOUR',
    snoozeReason: 'Waiting for a part',
  }),
  'alertCalls.wake': row('alerts.list', id, standing),
  'alertCalls.resolve': row('alerts.list', id, guessed, { note: 'Done' }),
  'alertRecipients.save': saved('alertRecipients.save', 'alertRecipients.read'),
  'caseCalls.take': row('cases.list', id, { caseState: 'OPEN' }),
  'caseCalls.assign': row('cases.list', id, { caseState: 'OPEN' }, { assigneeId: null }),
  'caseCalls.resolve': row(
    'cases.list',
    id,
    { caseState: 'OPEN' },
    { resolution: CASE_RESOLUTIONS[0], resolutionNote: '' },
  ),
  'caseCalls.reopen': row('cases.list', id, { caseState: 'RESOLVED' }, { note: 'Again' }),
  'boxTypes.update': async (server, token) => {
    const types = (await answerOf(server, token, 'boxTypes.list', {})) as Fields[];
    const first = types.find(({ length }) => length !== null);
    const { boxTypeId, name, length, width, height } = first!;
    return { boxTypeList: [{ boxTypeId, name, length, width, height }] };
  },
  'screenSavers.update': saved('screenSavers.update', 'screenSavers.one', { screenSaverId: 1 }),
  'contacts.update': wholeList('contacts'),
  'tips.update': wholeList('tips'),
  'parcelActions.cancel': row('parcels.list', parcel, booked),
  'parcelActions.changeNumber': row('parcels.list', parcel, booked, {
    parcelNumber: 'RR000000001CY',
  }),
  'parcelActions.changeExpiry': row('parcels.list', parcel, stored, { expiryTime: Date.now() }),
  'parcelActions.resendPin': async (server, token) => {
    await withSmsGateway(server);
    return deposited(server, token);
  },
  'pinResets.reveal': async (server, token) => {
    await withoutGateways(server);
    return deposited(server, token);
  },
  'parcelCategories.update': saved('parcelCategories.update', 'parcelCategories.one', {
    parcelCategoryId: 1,
  }),
  'parcelCategories.remove': given({ parcelCategoryId: 1 }),
  'members.remove': row('members.list', member),
  'memberActions.changeSuspend': row('members.list', member, {}, { suspendFlag: true }),
  'memberActions.changeStatus': row('members.list', member, {}, { userStatus: 'INACTIVE' }),
  'memberActions.resetMobile': row('members.list', member, {}, { mobile: '99123456' }),
  'prices.save': saved('prices.save', 'prices.read'),
  'plannedPrices.plan': given({
    effectiveTime: Date.now() + 24 * 60 * 60 * 1_000,
    PER_USE: { amount: 1.75 },
  }),
  'plannedPrices.cancel': given({ paymentScheme: 'PER_USE' }),
  'gateways.saveMail': saved('gateways.saveMail', 'gateways.mail', {}, MAIL_SERVER),
  // Nothing is told of an account that was never saved.
  'gateways.saveSms': saved('gateways.saveSms', 'gateways.sms', {}, { senderId: '' }),
  'memberActions.changeLanguage': row('members.list', member, {}, { language: 'zh' }),
  'networkLanguage.save': given({ language: 'zh' }),
  'reminders.save': given({ hoursBefore: [24] }),
  'templates.update': saved('templates.update', 'templates.one', { templateId: 1 }),
  'templatesBare.update': saved('templatesBare.update', 'templates.one', { templateId: 1 }),
  'roles.update': saved('roles.update', 'roles.one', { roleId: 2 }),
  'roles.remove': row('roles.list', { roleId: 'roleId' }, { name: 'COURIER' }),
  'staffCalls.update': saved('staffCalls.update', 'userInfo.one', { userId: 2 }),
  'staffCalls.remove': given({ userId: 2 }),
  'staffCalls.legacyRemove': given({ userId: 2 }),
  'providers.update': saved('providers.update', 'providers.one', { providerId: 1 }),
  'providerCalls.remove': given({ id: 1 }),
  'providerCalls.removeToo': given({ id: 1 }),
  'agents.update': saved('agents.update', 'agents.one', { agentId: 1 }),
  'agents.remove': given({ agentId: 1 }),
};

const MAKES = 'it makes something new';
const OWN = 'it is about oneself alone';
const TERMINAL = 'a terminal reports what has happened';
const GUARDED = 'it is refused where the state is no longer the one it is for';
const NAMED = 'it says what is to be, and a second one changes nothing';
const READS = 'it changes nothing that is kept';

/** Write endpoints that do not compare versions. */
export const UNVERSIONED: Readonly<Record<string, string>> = {
  'sessions.login': OWN,
  'sessions.logout': OWN,
  'recovery.validate': OWN,
  'recovery.sendCode': OWN,
  'recovery.validateCode': OWN,
  'recovery.setPassword': OWN,
  'passwords.change': OWN,
  'firstSignIn.complete': OWN,
  'ownSessions.end': OWN,
  'ownSessions.endOthers': OWN,
  'accessRequests.send': MAKES,
  'lockerSaves.create': MAKES,
  'lockerGroups.create': MAKES,
  'lockerLogs.request': MAKES,
  'holidays.create': MAKES,
  'holidayCalendar.read': READS,
  'holidayCalendar.upload': NAMED,
  'provinces.create': MAKES,
  'districts.create': MAKES,
  'boxes.setAvailable': NAMED,
  'boxes.setLocked': NAMED,
  'boxes.toggleBottom': NAMED,
  'boxes.remoteOpen': MAKES,
  'boxWhy.recordStray': GUARDED,
  'boxWhy.confirmEmpty': GUARDED,
  'legacyBoxes.create': MAKES,
  'legacyBoxes.userInfo': READS,
  'auditCalls.verify': READS,
  'cases.create': MAKES,
  'caseCalls.comment': MAKES,
  'caseCalls.attach': MAKES,
  'screenSavers.create': MAKES,
  'screenSaverCalls.uploadImage': MAKES,
  'parcelActions.reserve': MAKES,
  'parcelActions.reserveUnregistered': MAKES,
  'parcelActions.warehouse': GUARDED,
  'parcelCategories.create': MAKES,
  'members.create': MAKES,
  'payments.subscribe': GUARDED,
  'payments.markPaid': GUARDED,
  'payments.withdraw': GUARDED,
  'reveals.one': READS,
  'reportSchedules.create': MAKES,
  'sharedViews.create': MAKES,
  'gateways.testMail': READS,
  'gateways.testSms': READS,
  'messageCalls.resend': GUARDED,
  'messageCalls.setAside': GUARDED,
  'roles.create': MAKES,
  'staffCalls.create': MAKES,
  'providers.create': MAKES,
  'providerCalls.renewKey': MAKES,
  'providerApi.announce': MAKES,
  'providerApi.cancel': NAMED,
  'agents.create': MAKES,
  'terminals.heartbeat': TERMINAL,
  'terminals.result': TERMINAL,
  'terminals.signIn': TERMINAL,
  'terminals.door': TERMINAL,
  'terminals.parcel': TERMINAL,
  'terminals.collect': TERMINAL,
  'terminals.payment': TERMINAL,
  'terminals.arrival': TERMINAL,
  'terminals.signUp': TERMINAL,
  'terminals.alert': TERMINAL,
  'terminals.flag': TERMINAL,
  'terminals.logs': TERMINAL,
  'terminals.versionProgress': TERMINAL,
  'terminalKeys.renew': MAKES,
  'versionCalls.upload': MAKES,
  'versionCalls.create': MAKES,
  'versionCalls.cancelTask': GUARDED,
  'versionCalls.cancelAll': GUARDED,
  'versionCalls.resume': GUARDED,
};
