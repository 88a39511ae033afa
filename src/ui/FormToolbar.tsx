// The foot of a form: its buttons, in the form itself rather than at the edge of the window.
import type { ReactNode } from 'react';
import { Toolbar } from 'react-admin';

const inForm = {
  component: 'div',
  role: undefined,
  disableGutters: true,
  sx: {
    '&&': {
      position: 'static',
      flexWrap: 'wrap',
      gap: 1,
      minHeight: 0,
      padding: 0,
      background: 'none',
    },
    '& .MuiButton-contained': { flex: { xs: 1, md: 'none' } },
  },
} as const;

export function FormToolbar({ children }: { readonly children: ReactNode }) {
  return <Toolbar {...inForm}>{children}</Toolbar>;
}
