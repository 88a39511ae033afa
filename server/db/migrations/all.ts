// Every migration in its order, from the folders of their subjects; each is written once and never changed after a release.
import type { Migration } from 'kysely';
import { first } from './001.ts';
import { lockerGroups } from './lockers/002.ts';
import { goneDevices } from './lockers/003.ts';
import { files } from './terminals/004.ts';
import { versions } from './terminals/006.ts';
import { logsAndHolidays } from './lockers/005.ts';
import { alertStates } from './operations/007.ts';
import { places } from './lockers/008.ts';
import { legacyLockers } from './lockers/009.ts';
import { parcelLife } from './parcels/010.ts';
import { parcelIndexes } from './parcels/011.ts';
import { parcelHistory } from './parcels/012.ts';
import { memberIndexes } from './people/013.ts';
import { cases } from './operations/014.ts';
import { persons } from './people/015.ts';
import { audit } from './operations/016.ts';
import { accounts } from './people/017.ts';
import { staffMobiles } from './people/018.ts';
import { forgetting } from './people/019.ts';
import { providers } from './people/021.ts';
import { messages } from './messages/022.ts';
import { prices } from './parcels/024.ts';
import { reports } from './reports/026.ts';
import { search } from './operations/028.ts';
import { statistics } from './reports/029.ts';
import { reportSpeed } from './reports/030.ts';
import { keyedSeals } from './operations/033.ts';
import { onceEachThing } from './parcels/035.ts';
import { strays } from './parcels/036.ts';
import { collections } from './terminals/037.ts';
import { offlinePins } from './terminals/038.ts';
import { reportBodies } from './terminals/039.ts';
import { partnerCalls } from './people/040.ts';
import { templatesThatLeave } from './messages/041.ts';
import { oneTimePasswords } from './people/045.ts';
import { languages } from './messages/046.ts';
import { smsCharacters } from './messages/047.ts';
import { templateWords } from './messages/053.ts';
import { smsAcceptance } from './messages/054.ts';
import { warehouseTemplates } from './messages/058.ts';
import { outages } from './terminals/056.ts';
import { strayCauses } from './parcels/057.ts';
import { parcelCounts } from './parcels/059.ts';
import { scheduleFilters } from './reports/049.ts';
import { snoozedAlerts } from './operations/050.ts';
import { plannedPrices } from './parcels/051.ts';
import { sharedViews } from './operations/052.ts';
import { foldedTexts } from './operations/055.ts';

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
  '047_sms_characters': smsCharacters,
  '049_schedule_filters': scheduleFilters,
  '050_snoozed_alerts': snoozedAlerts,
  '051_planned_prices': plannedPrices,
  '052_shared_views': sharedViews,
  '053_template_words': templateWords,
  '054_sms_acceptance': smsAcceptance,
  '055_folded_texts': foldedTexts,
  '056_outages': outages,
  '057_stray_causes': strayCauses,
  '058_warehouse_templates': warehouseTemplates,
  '059_parcel_counts': parcelCounts,
};
