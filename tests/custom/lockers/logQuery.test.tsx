// What is asked of a locker's log stands in the address.
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useLogQuery } from '../../../src/custom/lockerLog/useLogQuery.ts';

test.each([{ level: 'ERROR' }, { start: '2026-01-01' }, { end: undefined }])(
  'the log begins at its first page when it is narrowed by %o',
  (change) => {
    const at = ['/app/log?id=1&page=3'];
    const { result } = renderHook(() => useLogQuery(1), {
      wrapper: ({ children }) => <MemoryRouter initialEntries={at}>{children}</MemoryRouter>,
    });
    expect(result.current.page).toBe(3);
    act(() => result.current.set(change));
    expect(result.current.page).toBe(1);
  },
);
