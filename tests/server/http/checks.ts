/** What /readyz says of a server that lacks nothing. */
export const CHECKS = {
  running: 'ok',
  database: 'ok',
  migrations: 'ok',
  storage: 'ok',
  databaseStorage: 'ok',
  clock: 'ok',
};
