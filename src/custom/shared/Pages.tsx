// Pagination of a list within a page: five links (R9.3), as below every list.
import { pageLinks } from '../../engine/list/pagination/pageNumbers.ts';
import { PageLinks } from '../../ui/PageLinks.tsx';
import Stack from '@mui/material/Stack';

interface Props {
  /** The accessible name: what the pages are of. */
  readonly label: string;
  /** One-based (R9.4), as react-admin's pagination state. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Nothing where there is only one page. */
export function Pages({ label, page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <Stack
      component="nav"
      direction="row"
      sx={{ justifyContent: 'flex-end', mt: 1 }}
      aria-label={label}
    >
      <PageLinks page={page} pages={pages} shown={pageLinks(page, pages)} onPage={onPage} />
    </Stack>
  );
}
