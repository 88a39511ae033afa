// Chinese: the words that every page may need: frame, engine, nouns. A file a noun, one line each.
import type { Messages } from '../messages.ts';
import type { en } from '../en/catalogue.ts';
import { alertHistory, alertRecipients, alerts } from './alerts.ts';
import { app } from './app.ts';
import { audit } from './audit.ts';
import { availability } from './availability.ts';
import { boxes } from './boxes.ts';
import { boxStates } from './boxStates.ts';
import { casePage, cases } from './cases.ts';
import { choices } from './choices.ts';
import { districts } from './districts.ts';
import { engine } from './engine.ts';
import { holidays } from './holidays.ts';
import { lockerChoice } from './lockerChoice.ts';
import { legacyLockers } from './legacyLockers.ts';
import { lockerGroups } from './lockerGroups.ts';
import { lockSettings } from './lockSettings.ts';
import { lockers } from './lockers.ts';
import { members } from './members.ts';
import { parcelCategories } from './parcelCategories.ts';
import { bookings } from './bookings.ts';
import { orders } from './orders.ts';
import { parcels } from './parcels.ts';
import { marketing } from './marketing.ts';
import { problems } from './problems.ts';
import { reportSchedules } from './reportSchedules.ts';
import { lockerContentFields, priceNoun, reservationFields, templateNoun } from './roomNouns.ts';
import { provinces } from './provinces.ts';
import { providers } from './providers.ts';
import { agents } from './agents.ts';
import { statisticsMenu } from './statisticsMenu.ts';
import { versions } from './versions.ts';
import { systemSetting } from './systemSetting.ts';
import { ra } from './ra.ts';
import { screenSavers } from './screenSavers.ts';
import { roles } from './roles.ts';
import { staff, terminalUsers } from './staff.ts';
import { sortable } from './sortable.ts';
import { messages } from './messages.ts';
import { mailGateway, smsGateway } from './gateways.ts';
import { strays } from './strays.ts';

export const zh: Messages<typeof en> = {
  ra,
  app,
  problems,
  choices,
  boxes,
  alertHistory,
  strays,
  casePage,
  engine,
  lockerChoice,
  sortable,
  marketing,
  statisticsMenu,
  resources: {
    lockers,
    lockerGroups,
    screenSavers,
    lockerContent: lockerContentFields,
    legacyLockers,
    availability,
    boxStates,
    alerts,
    audit,
    cases,
    alertRecipients,
    districts,
    provinces,
    members,
    reportSchedules,
    reservation: reservationFields,
    parcels,
    bookings,
    orders,
    parcelCategories,
    roles,
    providers,
    agents,
    staff,
    terminalUsers,
    versions,
    holidays,
    lockSettings,
    systemSetting,
    prices: priceNoun,
    templates: templateNoun,
    messages,
    mailGateway,
    smsGateway,
  },
};
