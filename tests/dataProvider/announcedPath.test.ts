// What a server may announce in the stead of a documented path, and what is not believed.
import { describe, expect, it } from 'vitest';
import { announcedPath } from '../../src/custom/reports/ReportActions.tsx';

const places = { report: 'apiCall', format: 'CSV' };

describe('A path that a server announces', () => {
  it.each([
    ['/api/files/v2/{report}/{format}', '/api/files/v2/apiCall/CSV'],
    ['/api/files/{report}.{format}', '/api/files/apiCall.CSV'],
    ['/api/{format}/{report}/{report}', '/api/CSV/apiCall/apiCall'],
  ])('%s is %s', (template, path) => {
    expect(announcedPath(template, places)).toBe(path);
  });

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    '/api/files/{report}',
    '/api/files/{format}',
    '/api/files/{report}/{format}/{other}',
    '/api/files/{report}/{format}/{constructor}',
    'https://elsewhere.test/api/{report}/{format}',
    '//elsewhere.test/api/{report}/{format}',
    '/\\elsewhere.test/api/{report}/{format}',
    '@elsewhere.test/api/{report}/{format}',
    'api/{report}/{format}',
    '/app/{report}/{format}',
    '/apis/{report}/{format}',
    '/api/../{report}/{format}',
    '/api/{report}/./{format}',
    '/api/%2e%2e/{report}/{format}',
    '/api//{report}/{format}',
    '/api/:id/{report}/{format}',
    '/api/{report}/{format}?to=all',
    '/api/{report}/{format}#all',
    '/api/{report}/{format}/',
    ' /api/{report}/{format}',
    '/api/{report}/{format}\n',
  ])('that is %s is not asked', (template) => {
    expect(announcedPath(template, places)).toBeUndefined();
  });
});
