// Reserves boxes for an unregistered customer (R2.103, R2.104, R2.105).
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Page } from '../../../engine/Page.tsx';
import { ForRecipient } from './ForRecipient.tsx';
import '../../../ui/controls.css';
import '../../../engine/list/table/cards.css';
import '../../../engine/form/form.css';
import '../../../engine/fields/input/enter.css';
import '../reservation.css';
import '../parcel/parcelForm.css';

/** The page behind `unregisteredCustomer`; for another recipient (R4.49) it resets completely. */
export default function UnregisteredCustomer(): ReactElement {
  const translate = useTranslate();
  const [round, setRound] = useState(0);
  return (
    <Page
      title={translate('reservation.unregistered.title')}
      fact={translate('choices.parcelType.DEPOSIT_PARCEL')}
    >
      <ForRecipient key={round} onReload={() => setRound(round + 1)} />
    </Page>
  );
}
