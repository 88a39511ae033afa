// The dashboard's skeleton before the first response: the panels where they will be.
import { useTranslate } from 'react-admin';
import '../../../ui/states/states.css';

/** The classes of the cards, which have their heights. */
const CARDS = ['boxes-now', 'by-sizes', 'by-lockers', 'by-preferred'];
const LINES = ['40%', '90%', '80%', '85%', '70%'];

const lines = LINES.map((width) => <div className="skeleton-bar" key={width} style={{ width }} />);

/** After 500 ms a skeleton, no spinner (R9.12). @param height of the list, in pixels */
export function TroubleWaits({ height }: { readonly height: number }) {
  const translate = useTranslate();
  return (
    <div className="skeleton" role="status" aria-label={translate('app.loading')}>
      <div className="panel lockers-in-trouble waiting" style={{ height }}>
        {lines}
      </div>
    </div>
  );
}

export function CardsWait() {
  return (
    <div className="skeleton dashboard-panels" aria-hidden="true">
      {CARDS.map((card) => (
        <div className={`panel waiting ${card}`} key={card}>
          {lines}
        </div>
      ))}
    </div>
  );
}
