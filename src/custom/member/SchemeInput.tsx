// The scheme of a new customer: each with its current price, without those not for sale.
import type { PaymentScheme } from '../../../domain/limits.ts';
import { ChoiceInput } from '../../engine/fields/input/ChoiceInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { useSchemePrices } from '../shared/useSchemePrices.ts';

export default function SchemeInput(props: InputProps) {
  const { isSold, amountOf } = useSchemePrices();
  const choices = (props.choices as readonly PaymentScheme[]).filter(isSold);
  return (
    <ChoiceInput {...props} choices={choices} beside={(one) => amountOf(one as PaymentScheme)} />
  );
}
