// What providers' own computers are answered.
import { providerApi } from '../../contract/providerApi.ts';
import { answer } from '../http/answer.ts';
import { announce, stateOf, withdraw } from './announcements.ts';
import { parcelsOf } from './providerParcels.ts';

export const providerApiAnswers = answer(providerApi, {
  announce: (said, ask) => announce(ask, said),
  cancel: ({ parcelNumber }, ask) => withdraw(ask, parcelNumber),
  list: (asked, ask) => parcelsOf(ask, asked),
  state: ({ parcelNumber }, ask) => stateOf(ask, parcelNumber),
});
