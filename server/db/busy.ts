// What is thrown where the database cannot serve a statement now although nothing is wrong with the statement.

/** No connection came free in time, or it was lost under the statement; it may be tried again in a moment. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** No answer comes. `session`: from this connection alone; the database answers others. */
export class DatabaseSilent extends DatabaseBusy {
  override name = 'DatabaseSilent';
  readonly session: boolean;

  constructor({ session }: { session: boolean }) {
    super(session ? 'A database session does not answer.' : 'The database does not answer.');
    this.session = session;
  }
}
