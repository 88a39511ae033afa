// The files of a new noun, with what only its author knows left empty.

const contract = ({ many, Title }) => `// ${Title}: a noun of our own.
import { ownCollection } from './ownCollection.ts';

export const ${many} = ownCollection('${many}', {
  view: [],
  edit: [],
  draft: {},
  told: {},
  filters: {},
  sorts: [],
});
`;

const answers = ({ many, answers, Title }) => `// ${Title}: a table of their own.
import { ${many} } from '../../contract/${many}.ts';
import { answerTable } from './table.ts';

export const ${answers} = answerTable(${many}, { table: '${many}' });
`;

const migration = ({ many, Title }) => `// ${Title}: a table of their own.
import { ownTable } from './ownTable.ts';

const columns = {};

export const ${many} = ownTable('${many}', columns, []);
`;

const resource = ({ many, manyWords }) => `// What staff see of ${manyWords}.
import { ${many} as collection } from '../../contract/${many}.ts';
import { defineResource } from '../engine/defineResource.ts';

export const ${many} = defineResource('${many}', collection, {
  icon: 'info',
  title: '',
  list: {
    columns: [],
    filters: [],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
  },
  form: [],
});
`;

const english = ({ many, oneWords, manyWords }) => `// English: the words of ${manyWords}.
import { nounWords } from './noun.ts';

export const ${many} = nounWords('${oneWords}', '${manyWords}', {
  fields: {},
});
`;

const chinese = ({ many, manyWords }) => `// Chinese: the words of ${manyWords}.
import type { ${many} as english } from '../en/${many}.ts';
import type { Messages } from '../messages.ts';
import { nounWords } from './noun.ts';

export const ${many}: Messages<typeof english> = nounWords('', {
  fields: {},
});
`;

const test = ({
  many,
  Title,
}) => `// ${Title} are filled in; the rest is kept by the promises of every noun.
import { filledIn } from '../kit/filledIn.ts';

filledIn('${many}');
`;

/** Path → text of every file of the noun's own. */
export const filesOf = (names) => ({
  [`contract/${names.many}.ts`]: contract(names),
  [`server/answers/${names.many}.ts`]: answers(names),
  [`server/db/migrations/${names.migration}.ts`]: migration(names),
  [`src/resources/${names.many}.ts`]: resource(names),
  [`src/i18n/en/${names.many}.ts`]: english(names),
  [`src/i18n/zh/${names.many}.ts`]: chinese(names),
  [names.test]: test(names),
});
