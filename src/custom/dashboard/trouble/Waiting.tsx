// The dashboard's skeleton before the first response.
import { useTranslate } from 'react-admin';
import '../../../ui/states/states.css';

const SHEETS = ['boxes', 'sizes', 'lockers', 'preferred'];
const LINES = ['40%', '90%', '80%', '85%', '70%'];

/** After 500 ms a skeleton, no spinner (R9.12). */
export function Waiting() {
  const translate = useTranslate();
  return (
    <div className="dashboard-panels skeleton" role="status" aria-label={translate('app.loading')}>
      {SHEETS.map((sheet) => (
        <div className="panel waiting" key={sheet}>
          {LINES.map((width) => (
            <div className="skeleton-bar" key={width} style={{ width }} />
          ))}
        </div>
      ))}
    </div>
  );
}
