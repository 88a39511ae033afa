// How react-admin's Show, Edit and Create stand on a page, and how they query their record.

/** Props of the three: a page has its own head, and they add no box of their own. */
export const recordView = {
  title: false,
  actions: false,
  authLoading: false,
  component: 'div',
  sx: { '&, & > [class*="-main"], & > div > [class*="-card"]': { display: 'contents' } },
} as const;

/**
 * A screen's query of one record. Lists fill react-admin's own cache of records with their rows, which lack the fields of
 * the record's output: `screen` keeps them apart. Nothing that was read for an earlier visit is shown or edited.
 */
export const recordQuery = (screen: 'show' | 'edit' | 'create') => ({
  meta: { screen },
  gcTime: 0,
  onError: () => undefined,
});
