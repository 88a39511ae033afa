// Trolleys: a table of their own.
import { answerTable } from '../../../../../server/answers/table.ts';
import { trolleys } from '../../contract/trolleys.ts';

export const trolleyAnswers = answerTable(trolleys, { table: 'trolleys' });
