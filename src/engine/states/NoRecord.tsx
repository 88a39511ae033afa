// Says that the record of the URL does not exist.
import { useTranslate } from 'react-admin';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

interface Props {
  /** What it is a record of, such as "Provider". */
  readonly name?: string;
}

export function NoRecord({ name }: Props) {
  const translate = useTranslate();
  const what = name ?? translate('engine.history.record');
  return (
    <StatePanel
      icon="search"
      title={translate('engine.record.missing', { name: what })}
      role="alert"
    >
      {translate('problems.codes.NOT_FOUND')}
    </StatePanel>
  );
}
