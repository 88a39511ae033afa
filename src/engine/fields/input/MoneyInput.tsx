// An amount, preceded by the network's currency.
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import type { Entry } from '../fieldType.ts';
import { NumberInput } from './NumberInput.tsx';

export function MoneyInput(entry: Entry) {
  return (
    <span className="inp-money">
      <span className="soft" aria-hidden="true">
        {knownCapabilities().currency}
      </span>
      <NumberInput {...entry} decimals={2} />
    </span>
  );
}
