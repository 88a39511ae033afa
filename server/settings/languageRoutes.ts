// Routes of the language of messages: one setting for the whole network.
import { networkLanguage } from '../../contract/messages/networkLanguage.ts';
import { NETWORK_LANGUAGE_KEY } from '../../domain/messages/languages.ts';
import { routesOf } from '../http/routesOf.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { readNetworkLanguage } from '../messages/languages.ts';
import { SETTINGS_SUBJECT, writeSettings } from './networkSettings.ts';
import { doneBy } from '../events/doneBy.ts';

export const networkLanguageRoutes = routesOf(networkLanguage, {
  read: (_input, { database }) => readNetworkLanguage(database.db),
  save: ({ language }, context) =>
    context.database.transaction(async (trx) => {
      const stored = await readNetworkLanguage(trx, true);
      await refuseStale(trx, context, SETTINGS_SUBJECT, stored);
      const time = laterThan(stored.lastUpdatedTime, context.now());
      const before = { [NETWORK_LANGUAGE_KEY]: stored.language };
      const wanted = { [NETWORK_LANGUAGE_KEY]: language };
      await writeSettings(trx, before, wanted, { ...doneBy(context), time });
      return readNetworkLanguage(trx);
    }),
});
