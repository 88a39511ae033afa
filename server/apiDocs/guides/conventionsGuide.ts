// What all calls have in common: conventions, limits, states of parcels and boxes, problems.
import { problems, type ProblemCode } from '../../../contract/problems.ts';
import { boxStateRows, conventions, limitRows, parcelStateRows } from '../conventions.ts';
import { explainProblem } from '../explainProblem.ts';
import type { Guide } from './guide.ts';

const code = (text: string) => (text === '' ? '' : `\`${text}\``);

export const conventionsGuide: Guide = {
  id: 'conventions',
  title: 'Conventions',
  intro: ['What all calls have in common. Each call is described in the API reference.'],
  steps: [
    ...conventions,
    {
      title: 'Limits',
      paragraphs: [],
      table: [
        ['What', 'Limit', 'Beyond it'],
        ...limitRows.map(([what, limit, problem]) => [what, limit, code(problem)]),
      ],
    },
    {
      title: 'States of a parcel',
      paragraphs: [],
      table: [
        ['State', 'Meaning', 'Becomes'],
        ...parcelStateRows.map(([state, ...rest]) => [code(state), ...rest]),
      ],
    },
    {
      title: 'States of a box',
      paragraphs: [],
      table: [
        ['State', 'Meaning', 'How long'],
        ...boxStateRows.map(([state, ...rest]) => [code(state), ...rest]),
      ],
    },
    {
      title: 'Problems',
      paragraphs: [
        'A refused call has a status of 400 or more and a body with `statusCode`, `message` and `code`. Programs should go by `code`.',
      ],
      table: [
        ['Code', 'Status', 'Meaning and what to do', 'Message'],
        ...Object.entries(problems).map(([name, [status, text]]) => [
          code(name),
          String(status),
          explainProblem(name as ProblemCode).join(' '),
          text,
        ]),
      ],
    },
  ],
};
