// Preferences (language, theme, columns, saved queries) survive sign-out, each under its owner's name.
import { describe, expect, it } from 'vitest';
import {
  currentPreferences,
  prefer,
  preferAs,
  preferAsNobody,
  startPreferences,
} from '../../src/app/preferences.ts';
import { createStore } from '../../src/app/createStore.ts';

describe('What react-admin remembers', () => {
  it('keeps columns and saved queries at sign-out, and forgets where one was', () => {
    const store = createStore('operator');
    store.setItem('preferences.lockers.columns', ['lockerName']);
    store.setItem('lockers.savedQueries', [{ label: 'mine' }]);
    store.setItem('lockers.listParams', { page: 3 });
    store.setItem('lockers.selectedIds', [1]);
    store.reset();
    expect(store.getItem('preferences.lockers.columns')).toEqual(['lockerName']);
    expect(store.getItem('lockers.savedQueries')).toEqual([{ label: 'mine' }]);
    expect(store.getItem('lockers.listParams')).toBeUndefined();
    expect(store.getItem('lockers.selectedIds')).toBeUndefined();
  });

  it("is nobody else's", () => {
    createStore('operator').setItem('lockers.savedQueries', ['mine']);
    expect(createStore('viewer').getItem('lockers.savedQueries')).toBeUndefined();
  });

  it('finds the filters that an earlier version stored under their names of today', () => {
    createStore('operator').setItem('audit.savedQueries', [{ filter: { byKind: 'STAFF' } }]);
    const queries = [{ filter: { byType: 'STAFF' } }];
    expect(createStore('operator').getItem('audit.savedQueries')).toEqual(queries);
  });

  it('takes the language from the preferences, and gives it to them', () => {
    startPreferences();
    const store = createStore('operator');
    expect(store.getItem('locale')).toBe('en');
    store.setItem('locale', 'zh');
    expect(currentPreferences().language).toBe('zh');
    prefer({ language: 'en' });
  });

  it('does not take the language from another tab: that would mount every form again', () => {
    const store = createStore('operator');
    store.setup();
    const heard: unknown[] = [];
    const stop = store.subscribe('locale', (language) => heard.push(language));
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'RaStore.operator.locale', newValue: '"zh"' }),
    );
    expect(heard).toEqual([]);
    prefer({ language: 'zh' });
    expect(heard).toEqual(['zh']);
    prefer({ language: 'en' });
    stop();
    store.teardown();
  });
});

describe('The preferences', () => {
  it('of each person come back when they do; a choice on the sign-in page wins', () => {
    startPreferences();
    preferAs('maria');
    prefer({ language: 'zh', density: 'compact' });
    preferAsNobody();
    preferAs('eleni', { language: 'en' });
    prefer({ density: 'comfortable' });
    expect(currentPreferences()).toMatchObject({ language: 'en', density: 'comfortable' });
    preferAsNobody();
    preferAs('maria');
    expect(currentPreferences()).toMatchObject({ language: 'zh', density: 'compact' });
    preferAsNobody();
    preferAs('maria', { language: 'en' });
    expect(currentPreferences().language).toBe('en');
    preferAsNobody();
  });

  it.each(['not json', '"text"', '{"language":"fr","theme":"pink","density":7}', 'null'])(
    'are the defaults where %s is kept (R1.5, R9.36)',
    (kept) => {
      localStorage.setItem('lockerdesk.preferences', kept);
      startPreferences();
      expect(currentPreferences()).toEqual({ language: 'en', density: 'comfortable' });
    },
  );
});
