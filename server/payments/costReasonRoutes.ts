// Cost reasons: what a price may be asked for, as the network keeps them.
import { costReasons } from '../../contract/costReasons.ts';
import { answer } from '../http/answer.ts';

export const costReasonAnswers = answer(costReasons, {
  query: (_input, { database }) =>
    database.db
      .selectFrom('costReasons')
      .select(['costReasonId', 'reason'])
      .orderBy('costReasonId')
      .execute(),
});
