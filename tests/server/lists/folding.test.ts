// Names are found in capitals, without accents and in any width: in lists, pickers, reports, the audit and the palette.
import fc from 'fast-check';
import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import { audit } from '../../../contract/operations/audit.ts';
import { search } from '../../../contract/operations/search.ts';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { lockerCalls, lockers } from '../../../contract/lockers/lockers.ts';
import { memberCalls, members } from '../../../contract/people/members.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { lockersUsageReport } from '../../../contract/reports/reports.ts';
import { fold } from '../../../domain/fold.ts';
import { folding } from '../../../server/db/migrations/baseline/folding.ts';
import type { Tables } from '../../../server/db/tables.ts';
import { insertRow, updateRows } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { HOSTILE } from '../../kit/hostile.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const SEED = 54;

/** Texts as the database folds them. */
async function foldedOf(
  texts: readonly string[],
  db: Kysely<Tables> = server.database.db,
): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select folded("text") as "text"
    from unnest(${texts}::text[]) with ordinality as "given" ("text", "at") order by "at"`.execute(
    db,
  );
  return rows.map(({ text }) => text);
}

/** Characters that PostgreSQL 15 has: later capitals and rare scripts have no small letters there. */
const isOld = (character: string): boolean =>
  /[^\p{Cn}\p{Co}\p{Cs}]/u.test(character) &&
  (character < '\u1C80' || !/[\p{Lu}\p{Lm}]/u.test(character));

describe('The database folds as the domain does', () => {
  const EXAMPLES = [
    ...Object.values(HOSTILE),
    '',
    ' ',
    '\t a \n\n b\u2028c\u1680d\u0085e ',
    'Φίλιππος ΣΟΦΌΣ ΌΣ',
    'ＥＥ１２３ＣＹ',
    'e\u0301\u200D\u0301e',
    'a\u0315\u0300b',
    '´ ¨ ΅',
    'ß ẞ Ł ł Ø ø Đ đ Æ œ ı İ I i ſ',
    'ǅ ŉ ﬃ ½ ² Ⅳ ™ ㎏ ①',
    'Ж Ё Й Ї Ґ Қ ѓ',
    'Աբ Ֆֆ',
    'שָׁלוֹם عَرَبِيّ فارسی\u200Cها',
    '가각 ガ が ﾛｯｶｰ 市中心（北）',
    'हिन्दी ไทย',
    '👨\u200D👩\u200D👧 🏳\uFE0F\u200D🌈 \u{E0041}',
    '\u3164\u115F\uFFA0\u180E\u00AD\uFEFF',
    '%_\\',
  ];

  it('in these examples', async () => {
    expect(await foldedOf(EXAMPLES)).toEqual(EXAMPLES.map(fold));
  });

  it('in every character of the first plane, and in tags', async () => {
    const codes = Array.from({ length: 0xff_ff }, (_, at) => at + 1);
    const every = [...codes, 0xe_00_01, 0xe_00_41, 0xe_01_00]
      .map((code) => String.fromCodePoint(code))
      .filter(isOld);
    const found = await foldedOf(every);
    expect(every.length).toBeGreaterThan(50_000);
    expect(every.filter((character, at) => found[at] !== fold(character))).toEqual([]);
  });

  it('in any mixture', async () => {
    const parts = fc.constantFrom(...Array.from(EXAMPLES.join('')));
    const text = fc.array(parts, { maxLength: 24 }).map((some) => some.join(''));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
        expect(await foldedOf(texts)).toEqual(texts.map(fold));
      }),
      { seed: SEED, numRuns: 40 },
    );
  });

  it('where the database’s locale knows ASCII capitals only', async () => {
    const undone = new Error('undone');
    const told = server.database.db.transaction().execute(async (trx) => {
      await sql.raw(folding(false)).execute(trx);
      expect(await foldedOf(EXAMPLES, trx)).toEqual(EXAMPLES.map(fold));
      throw undone;
    });
    await expect(told).rejects.toBe(undone);
  });
});

const GREEK = ['Φίλιππος', 'ΦΙΛΙΠΠΟΣ', 'φιλιππος', 'ΦΊΛΙΠΠΟΣ', 'Φι\u0301λιππος'];
/** A first name as stored, and as it is typed. */
const NAMES: readonly (readonly [stored: string, ...typed: string[]])[] = [
  ['Φίλιππος', ...GREEK],
  ['Zoë-Łucja', 'ZOE-LUCJA', 'zoe\u0308-łuc', '\u202Azoë'],
  ['Søren Æbel', 'SOREN AEBEL', 'søren  æbel', 'soren'],
  ['ＭＡＹ　Öz', 'may oz', 'MAY ÖZ', 'ｍａｙ'],
];
const typings = NAMES.flatMap(([stored, ...typed], at) =>
  typed.map((text) => [text, stored, at] as const),
);

const server = await fileServer();
const token = await server.signIn('admin');
const { db } = server.database;
for (const [at, [stored]] of NAMES.entries()) {
  await updateRows(db, 'members', { memberId: at + 1 }, { firstName: stored });
  const { userId } = await signInWith(server, []);
  await db.updateTable('staff').set({ firstName: stored }).where('userId', '=', userId).execute();
  const event = { time: 1, type: 'RECORD_CHANGED', subjectType: 'roles' } as const;
  const by = { byType: 'STAFF', byId: userId } as const;
  await insertRow(db, 'events', { ...event, ...by, subjectId: `folded-${at}` });
  await updateRows(db, 'lockers', { lockerId: at + 1 }, { lockerName: stored });
}

describe.each(typings)('“%s” finds “%s”', (text, stored, at) => {
  const found = async <E extends Endpoint>(endpoint: E, params: Input<E>) => {
    const { status, body } = await server.ask(endpoint, params, { token });
    expect(status).toBe(200);
    return JSON.stringify(body);
  };

  it('in the lists', async () => {
    const lists = [
      await found(staffCalls.backend, { firstName: text }),
      await found(members.list, { firstLastName: text }),
      await found(lockers.list, { lockerName: text }),
      await found(parcels.list, { lockerName: text, page: 0, size: 1 }),
    ];
    expect(lists.map((list) => list.includes('"content":[]'))).toEqual(lists.map(() => false));
    expect(lists.slice(0, 3).map((list) => list.includes(stored))).toEqual([true, true, true]);
  });

  it('in the pickers', async () => {
    expect(await found(memberCalls.byName, { firstLastName: text })).toContain(stored);
    expect(await found(lockerCalls.names, { lockerName: text })).toContain(stored);
  });

  it('in a report, the audit and the palette', async () => {
    expect(await found(lockersUsageReport.query, { lockerName: text })).toContain(stored);
    expect(await found(audit.list, { person: text })).toContain(`"subjectId":"folded-${at}"`);
    const everywhere = await found(search.find, { text });
    expect(everywhere.split(stored).length - 1).toBeGreaterThanOrEqual(3);
  });
});
