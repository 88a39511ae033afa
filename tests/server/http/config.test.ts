// The settings: what they are when nothing is set, and what is said when one cannot be used.
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/system/config.ts';

describe('without settings', () => {
  it('the server listens to this machine alone and keeps its data beside it', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: undefined,
      demo: 'auto',
      timeZone: 'Asia/Nicosia',
      currency: 'EUR',
      sessionIdleMs: 30 * 60_000,
      sessionMaxMs: 12 * 3_600_000,
      trustProxy: 0,
      simulator: true,
      allowPrivateGateways: false,
      logLevel: 'info',
    });
  });

  it('an empty one counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });
});

describe('a setting that cannot be used', () => {
  it.each([
    ['PORT', '99999'],
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://x'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'lockerdesk'],
    ['PUBLIC_URL', 'ftp://lockerdesk.test'],
    ['TIME_ZONE', 'Mars/Olympus'],
    ['CURRENCY', 'euro'],
    ['SESSION_IDLE_MIN', '0'],
    ['SESSION_MAX_H', 'twelve'],
    ['TRUST_PROXY', 'yes'],
    ['SIMULATOR', '1'],
    ['LOG_LEVEL', 'loud'],
    ['SERVER_KEY', 'short'],
    ['AUDIT_ANCHOR', 'http://anchors.example.test/'],
    ['AUDIT_ANCHOR', 'anchors.jsonl'],
  ])('%s=%s is named', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must`));
  });

  it('does not hide another one', () => {
    expect(() => readConfig({ PORT: 'x', DEMO: 'x' })).toThrow(/PORT must.*\n.*DEMO must/);
  });
});

describe('"demo data is refused when HOST is not loopback unless DEMO=on is written"', () => {
  it.each(['0.0.0.0', '192.0.2.1', '::', 'lockers.example.test'])('at %s', (host) => {
    expect(() => readConfig({ HOST: host })).toThrow(/DEMO=off, or DEMO=on/);
    expect(readConfig({ HOST: host, DEMO: 'on' }).demo).toBe('on');
    expect(readConfig({ HOST: host, DEMO: 'off' }).demo).toBe('off');
  });

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])('but not at %s', (host) => {
    expect(readConfig({ HOST: host }).host).toBe(host);
  });
});
