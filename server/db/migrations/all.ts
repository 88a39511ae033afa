// Every migration in its order; each is written once and never changed after a release.
import type { Migration } from 'kysely';
import { first } from './001.ts';
import { lockerGroups } from './002.ts';
import { goneDevices } from './003.ts';
import { files } from './004.ts';
import { versions } from './006.ts';
import { logsAndHolidays } from './005.ts';
import { alertStates } from './007.ts';
import { places } from './008.ts';
import { legacyLockers } from './009.ts';
import { parcelLife } from './010.ts';
import { parcelIndexes } from './011.ts';
import { parcelHistory } from './012.ts';
import { memberIndexes } from './013.ts';
import { cases } from './014.ts';
import { persons } from './015.ts';
import { audit } from './016.ts';
import { accounts } from './017.ts';
import { staffMobiles } from './018.ts';
import { forgetting } from './019.ts';
import { providers } from './021.ts';
import { messages } from './022.ts';
import { prices } from './024.ts';
import { reports } from './026.ts';
import { search } from './028.ts';
import { statistics } from './029.ts';
import { reportSpeed } from './030.ts';
import { keyedSeals } from './033.ts';
import { onceEachThing } from './035.ts';
import { strays } from './036.ts';
import { collections } from './037.ts';
import { offlinePins } from './038.ts';
import { reportBodies } from './039.ts';
import { partnerCalls } from './040.ts';
import { templatesThatLeave } from './041.ts';
import { oneTimePasswords } from './045.ts';
import { languages } from './046.ts';

export const migrations: Record<string, Migration> = {
  '001_first': first,
  '002_locker_groups': lockerGroups,
  '003_gone_devices': goneDevices,
  '004_files': files,
  '006_versions': versions,
  '005_logs_and_holidays': logsAndHolidays,
  '007_alert_states': alertStates,
  '008_places': places,
  '009_legacy_lockers': legacyLockers,
  '010_parcel_life': parcelLife,
  '011_parcel_indexes': parcelIndexes,
  '012_parcel_history': parcelHistory,
  '013_member_indexes': memberIndexes,
  '014_cases': cases,
  '015_persons': persons,
  '016_audit': audit,
  '017_accounts': accounts,
  '018_staff_mobiles': staffMobiles,
  '019_forgetting': forgetting,
  '021_providers': providers,
  '022_messages': messages,
  '024_prices': prices,
  '026_reports': reports,
  '028_search': search,
  '029_statistics': statistics,
  '030_report_speed': reportSpeed,
  '033_keyed_seals': keyedSeals,
  '035_once_each_thing': onceEachThing,
  '036_strays': strays,
  '037_collections': collections,
  '038_offline_pins': offlinePins,
  '039_report_bodies': reportBodies,
  '040_partner_calls': partnerCalls,
  '041_templates_that_leave': templatesThatLeave,
  '045_one_time_passwords': oneTimePasswords,
  '046_languages': languages,
};
