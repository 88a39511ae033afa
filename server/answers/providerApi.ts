// What providers' own computers are answered.
import { providerApi } from '../../contract/providerApi.ts';
import { answer } from '../http/answer.ts';
import { announce, stateOf } from '../work/announcements.ts';

export const providerApiAnswers = answer(providerApi, {
  announce: (said, ask) => announce(ask, said),
  state: ({ parcelNumber }, ask) => stateOf(ask, parcelNumber),
});
