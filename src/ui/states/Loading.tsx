// Loading skeleton of a list: no spinner, and nothing for the first half second.
import { useTranslate } from 'react-admin';
import './states.css';

interface Props {
  /** Page size of the list. */
  readonly rows?: number;
  readonly columns?: number;
}

const WIDTHS = ['80%', '60%', '45%', '70%', '50%'];

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Skeleton rows of a list; place it in a panel, below the header. */
export function Loading({ rows = 4, columns = 4 }: Props) {
  const translate = useTranslate();
  return (
    <div className="skeleton" role="status" aria-label={translate('app.loading')}>
      {numbers(rows).map((row) => (
        <div className="skeleton-row row" key={row}>
          {numbers(columns).map((column) => (
            <div className="skeleton-cell" key={column}>
              <div
                className="skeleton-bar"
                style={{ width: WIDTHS[(row + column * 2) % WIDTHS.length] }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
