// Box types: the sizes a box can have.
import { boxTypes } from '../../contract/boxTypes.ts';
import { answer } from '../http/answer.ts';

export const boxTypeAnswers = answer(boxTypes, {
  list: (_input, { database }) =>
    database.db.selectFrom('boxTypes').selectAll().orderBy('boxTypeId').execute(),
});
