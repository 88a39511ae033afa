// Errors for a database that cannot serve a statement now, although the statement is valid.

/** No connection became free in time, or it was lost during the statement; retry shortly. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** The database does not respond. `session`: only this connection is affected. */
export class DatabaseSilent extends DatabaseBusy {
  override name = 'DatabaseSilent';
  readonly session: boolean;

  constructor({ session }: { session: boolean }) {
    super(session ? 'A database session does not answer.' : 'The database does not answer.');
    this.session = session;
  }
}
