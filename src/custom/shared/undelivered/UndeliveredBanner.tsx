// Banner: messages that did not leave, why, and since when, and gateways that are missing, with links to both.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../../contract/messages/messages.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useBanner, type About } from './useBanner.ts';
import { UNDELIVERED_URL } from './useUndelivered.ts';

/** Nothing while all messages leave. Until that is known, the invisible room of the page's last banner. */
export function UndeliveredBanner(about: About) {
  const translate = useTranslate();
  const opens = useCanAccess()(messages.list);
  const { lines, some, expected } = useBanner(about);
  if (lines.length === 0) return null;
  return (
    <div
      className="note warn"
      role="status"
      style={{ visibility: expected ? 'hidden' : undefined }}
    >
      <Icon name="mail" />
      <div className="grow">
        {lines.map(({ key, why, much }) => (
          <p key={key}>
            <b>{why}</b> <span>{much}</span>
          </p>
        ))}
      </div>
      {lines.map(
        ({ key, gateway }) =>
          gateway && (
            <Link key={key} to={gateway.url}>
              {gateway.name}
            </Link>
          ),
      )}
      {opens && some && <Link to={UNDELIVERED_URL}>{translate('undelivered.open')}</Link>}
    </div>
  );
}
