// The link from the dashboard to the reservation page.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';

/** Only for users who may reserve. */
export function ReserveBox() {
  const translate = useTranslate();
  if (!useCanAccess()(parcelActions.reserve)) return null;
  return (
    <Button component={Link} variant="contained" to={pageUrl(routes.assignParcel)}>
      <Icon name="ticket" />
      {translate('dashboard.reserve')}
    </Button>
  );
}
