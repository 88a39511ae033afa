// The line of a row in a CSV file, written by the database: as csvDownload.ts writes the rows that the server computes.
import { sql } from 'kysely';
import { textOfLocal } from '../db/localTime.ts';
import { CONTROL, QUOTED } from './csvText.ts';
import { DOUBTFUL, FORMULA, INNER_FORMULA, WHOLE_HARMLESS } from './formulaGuard.ts';
import { isTime, type RowFormat } from './storedList.ts';

/** As csvText writes it. */
const CAREFUL = sql`select case when "safe" ~ ${QUOTED}
    then '"' || replace("safe", '"', '""') || '"' else "safe" end
  from (select regexp_replace(
      case when "clean" ~ ${FORMULA} and "clean" !~ ${WHOLE_HARMLESS} then '''' else '' end || "clean",
      ${INNER_FORMULA}, '\\1''', 'g') as "safe"
    from (select regexp_replace(regexp_replace("text", ${CONTROL}, '', 'g'), '\\r\\n?', chr(10), 'g') as "clean")
      as "cleaned") as "saved"`;

export const csvLines: RowFormat = {
  rows: 10_000,
  careful: CAREFUL,
  isDoubtful: (texts) => sql`${texts} ~ ${DOUBTFUL}`,
  line: (cells) => {
    const values = cells.map(({ type, value }) =>
      isTime(type) ? textOfLocal(value, type === 'exactTime') : value,
    );
    const texts = values.map((value) => sql`coalesce(${value}::text, '')`);
    return sql`${sql.join(texts, sql` || ',' || `)} || chr(10)`;
  },
};
