// The language of messages: one setting of the whole network.
import { networkLanguage } from '../../contract/networkLanguage.ts';
import { NETWORK_LANGUAGE_KEY } from '../../domain/languages.ts';
import { answer } from '../http/answer.ts';
import { laterThan, refuseStale } from '../http/staleSave.ts';
import { readNetworkLanguage } from '../messages/languages.ts';
import { SETTINGS_SUBJECT, writeSettings } from './networkSettings.ts';
import { doneBy } from '../events/actor.ts';

export const networkLanguageAnswers = answer(networkLanguage, {
  read: (_input, { database }) => readNetworkLanguage(database.db),
  save: ({ language }, ask) =>
    ask.database.transaction(async (trx) => {
      const told = await readNetworkLanguage(trx, true);
      await refuseStale(trx, ask, [...SETTINGS_SUBJECT], told);
      const time = laterThan(told.lastUpdatedTime, ask.now());
      const before = { [NETWORK_LANGUAGE_KEY]: told.language };
      const wanted = { [NETWORK_LANGUAGE_KEY]: language };
      await writeSettings(trx, before, wanted, { ...doneBy(ask), time });
      return readNetworkLanguage(trx);
    }),
});
