// English catalogue needed by every page: layout, engine, resources. One file and line per resource.
import react from 'ra-language-english';
import { alertHistory, alertRecipients, alerts } from './operations/alerts.ts';
import { app } from './app/app.ts';
import { audit } from './operations/audit.ts';
import { availability } from './lockers/availability.ts';
import { boxes } from './boxes/boxes.ts';
import { boxStates } from './boxes/boxStates.ts';
import { casePage, cases } from './operations/cases.ts';
import { choices } from './app/choices.ts';
import { districts } from './lockers/districts.ts';
import { engine } from './app/engine.ts';
import { holidays } from './lockers/holidays.ts';
import { lockerChoice } from './lockers/lockerChoice.ts';
import { legacyLockers } from './lockers/legacyLockers.ts';
import { lockerGroups } from './lockers/lockerGroups.ts';
import { lockSettings } from './account/lockSettings.ts';
import { lockers } from './lockers/lockers.ts';
import { members } from './people/members.ts';
import { parcelCategories } from './parcels/parcelCategories.ts';
import { bookings } from './parcels/bookings.ts';
import { orders } from './parcels/orders.ts';
import { parcels } from './parcels/parcels.ts';
import { marketing } from './messages/marketing.ts';
import { problems } from './problems.ts';
import { reportSchedules } from './reports/reportSchedules.ts';
import {
  lockerContentFields,
  priceResource,
  accountResource,
  reservationFields,
  sharedViewResource,
  templateResource,
} from './app/pageResources.ts';
import { provinces } from './lockers/provinces.ts';
import { providers } from './people/providers.ts';
import { agents } from './people/agents.ts';
import { statisticsMenu } from './reports/statisticsMenu.ts';
import { versions } from './operations/versions.ts';
import { systemSetting } from './messages/systemSetting.ts';
import { screenSavers } from './operations/screenSavers.ts';
import { roles } from './people/roles.ts';
import { staff, terminalUsers } from './people/staff.ts';
import { sortable } from './app/sortable.ts';
import { messages } from './messages/messages.ts';
import { mailGateway, smsGateway } from './messages/gateways.ts';
import { strays } from './parcels/strays.ts';
import { undelivered } from './messages/undelivered.ts';

export const en = {
  ...react,
  app,
  problems,
  choices,
  boxes,
  alertHistory,
  strays,
  undelivered,
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
    prices: priceResource,
    templates: templateResource,
    accounts: accountResource,
    sharedViews: sharedViewResource,
    messages,
    mailGateway,
    smsGateway,
  },
};
