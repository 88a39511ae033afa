// How react-admin's questions are repeated: a refusal is an answer, and a lost line is said at once.
import { QueryClient } from '@tanstack/react-query';

/** One for each sign-in, so that nobody sees what the last person was answered. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
