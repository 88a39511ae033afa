// The network's prices: editable for users with the permission, read-only for others, with history.
import Button from '@mui/material/Button';
import type { FormEvent, ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import { prices as endpoints, type Prices } from '../../../contract/parcels/prices.ts';
import { plannedPrices } from '../../../contract/parcels/plannedPrices.ts';
import { FormContext } from '../../engine/form/FormContext.tsx';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { StaleDialog } from '../../engine/form/stale/StaleDialog.tsx';
import { ToCorrect } from '../../engine/form/ToCorrect.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Page } from '../../engine/Page.tsx';
import { Pending } from '../shared/Pending.tsx';
import { useSaveKeys } from '../../engine/form/useSaveKeys.ts';
import { usePrices } from './queries.ts';
import { Changes } from './Changes.tsx';
import { ConfirmPrices } from './ConfirmPrices.tsx';
import { EffectiveFrom } from './plan/EffectiveFrom.tsx';
import { PlannedChanges } from './plan/PlannedChanges.tsx';
import { usePlansThatBecomeDue, usePricesAgain } from './plan/usePlans.ts';
import { SchemeFacts } from './SchemeFacts.tsx';
import { SchemeFields } from './SchemeFields.tsx';
import { SCHEMES } from './priceFields.ts';
import { usePriceForm } from './usePriceForm.ts';
import { useSchemeMessages } from './useSchemeMessages.ts';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import '../../engine/show.css';
import './prices.css';

function Form({ prices }: { readonly prices: Prices }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const form = usePriceForm(prices);
  usePlansThatBecomeDue(form.refresh);
  const changed = form.changes.length > 0 ? ['prices'] : [];
  const { leaving } = useLeaving({ ...form, changed });
  const saving = form.phase === 'saving';
  useSaveKeys(() => void form.save());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form
      className="panel pad form stack"
      noValidate
      onSubmit={submit}
      aria-label={translate('prices.form')}
    >
      <FormContext form={form}>
        <div className="price-schemes">
          {SCHEMES.map((scheme) => (
            <SchemeFields key={scheme} scheme={scheme} />
          ))}
        </div>
        {canAccess(plannedPrices.plan) && <EffectiveFrom />}
      </FormContext>
      <FormToolbar>
        <span className="soft grow" role="status">
          <ToCorrect wrong={form.wrong} onGo={form.methods.setFocus} />
        </span>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={saving}
          title={translate('engine.form.keys')}
        >
          {translate(saving ? 'engine.form.saving' : 'engine.form.save')}
        </Button>
      </FormToolbar>
      {form.answer && <ConfirmPrices form={form} onAnswer={form.answer} />}
      {form.stale && <StaleDialog stale={form.stale} form={form} />}
      <LeavingDialog
        leaving={leaving}
        resourceName="prices"
        name={translate('resources.prices.title')}
        changed={changed}
      />
    </form>
  );
}

function Read({ prices }: { readonly prices: Prices }) {
  const { name } = useSchemeMessages();
  usePlansThatBecomeDue(usePricesAgain());
  return (
    <div className="price-cards">
      {SCHEMES.map((scheme) => (
        <section key={scheme} className="panel pad" aria-label={name(scheme)}>
          <h2 className="price-head">{name(scheme)}</h2>
          <SchemeFacts prices={prices} scheme={scheme} />
        </section>
      ))}
    </div>
  );
}

/** The page behind `PriceSetting`. */
export default function PriceSetting(): ReactElement {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { data, error, refetch } = usePrices({ kept: true });
  return (
    <Page title={translate('resources.prices.title')} fact={translate('prices.fact')}>
      <Pending query={{ data, error, refetch }} panel columns={3} />
      {data && (
        <div className="price-room stack">
          {canAccess(plannedPrices.list) && <PlannedChanges prices={data} />}
          {canAccess(endpoints.save) ? <Form prices={data} /> : <Read prices={data} />}
          <Changes />
        </div>
      )}
    </Page>
  );
}
