// Whatever is asked in whatever order: no parcel leaves the table of moves, and boxes and parcels always agree.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PARCEL_REPORTS } from '../../../contract/terminals/terminalParcels.ts';
import { PARCEL_MOVES } from '../../../domain/parcels/parcelMoves.ts';
import { forFile } from '../../kit/servers/forFile.ts';
import { disagreements, movesOutside } from '../../kit/parcelAgreement.ts';
import { openParcelServer } from './parcelServer.ts';
import { step, Story, type Step } from './stories.ts';

const RUNS = 24;
const LONGEST = 30;

const servers = await forFile(openParcelServer());

/** The moves that were seen in all stories. */
const seen = new Set<string>();

async function noteMoves({ services }: Story): Promise<void> {
  const moves = await services.db
    .selectFrom('events')
    .select('data')
    .where('lockerId', '=', services.locker.lockerId)
    .where('subjectType', '=', 'parcel')
    .where('toState', 'is not', null)
    .execute();
  for (const { data } of moves) seen.add(String(data['action']));
}

const book: Step = { do: 'reserve', box: 0, number: 0 };
const report = (what: (typeof PARCEL_REPORTS)[number]): Step => ({
  do: 'report',
  what,
  parcel: 0,
  box: 0,
  own: true,
});
const wait: Step = { do: 'wait', hours: 80 };
const later: Step = { do: 'wait', hours: 1 };
const scan = (into: boolean): Step => ({ do: 'scan', number: 0, in: into });
const chapters: Step[][] = [
  [book, { do: 'cancel', parcel: 0 }],
  [
    book,
    { do: 'cancel', parcel: 0 },
    later,
    report('DEPOSITED'),
    { do: 'settle', box: 0, there: true },
    report('COLLECTED'),
  ],
  [book, wait],
  [book, report('FAILED')],
  [book, report('DEPOSITED'), wait, { do: 'prolong', parcel: 0, hours: 100 }, report('COLLECTED')],
  [book, report('DEPOSITED'), report('REMOVED'), scan(true), scan(false)],
];
/** A story in which each move of the table happens. */
const everyMove = chapters.flat();

it('random sequences of every documented call and report of a terminal', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: LONGEST }), async (steps) => {
      const services = await servers.services();
      const story = new Story(services, await services.member());
      const { lockerId } = services.locker;
      for (const one of steps) {
        const { status, body } = await story.tell(one);
        expect([200, 400, 404, 409], JSON.stringify(body)).toContain(status);
        expect(await disagreements(services.db, lockerId)).toEqual([]);
      }
      expect(await movesOutside(services.db, lockerId)).toEqual([]);
      await noteMoves(story);
    }),
    { numRuns: RUNS, examples: [[everyMove]] },
  );
  expect([...seen].toSorted()).toEqual(Object.keys(PARCEL_MOVES).toSorted());
});
