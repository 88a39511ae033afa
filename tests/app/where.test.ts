// Which root an address belongs to, and where the sign-in page leads.
import { describe, expect, it } from 'vitest';
import { afterSignIn, isPage, signInFor } from '../../src/app/where.ts';

it.each([
  ['/page/login', true],
  ['/page', true],
  ['/page?x=1', true],
  ['/pages', false],
  ['/app/lockers', false],
  ['/', false],
])('An address %s is a page before sign-in: %s', (address, before) => {
  expect(isPage(address)).toBe(before);
});

describe('The sign-in page', () => {
  it('is told which page was asked for, with its query', () => {
    expect(signInFor('/app/box-info?id=3')).toBe('/page/login?to=%2Fapp%2Fbox-info%3Fid%3D3');
  });
  it('is not told of the dashboard, where it leads anyway', () => {
    expect(signInFor('/')).toBe('/page/login');
    expect(signInFor('/app/dashboard')).toBe('/page/login');
  });
  it.each([
    ['/page/login?to=%2Fapp%2Fbox-info%3Fid%3D3', '/app/box-info?id=3'],
    ['/page/login', '/app/dashboard'],
    ['/page/login?to=https%3A%2F%2Fevil.test', '/app/dashboard'],
    ['/page/login?to=%2F%2Fevil.test', '/app/dashboard'],
    ['/page/login?to=%2F%5Cevil.test', '/app/dashboard'],
    ['/page/login?to=%2Fpage%2Flogin', '/app/dashboard'],
  ])('%s leads to %s', (address, to) => {
    expect(afterSignIn(address)).toBe(to);
  });
});
