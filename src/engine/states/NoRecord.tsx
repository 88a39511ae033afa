// Says that the record of the URL does not exist.
import { useTranslate } from 'react-admin';
import { StatePanel } from '../../ui/states/StatePanel.tsx';

export function NoRecord() {
  const translate = useTranslate();
  return (
    <StatePanel icon="search" title={translate('engine.record.missing')} role="alert">
      {translate('problems.codes.NOT_FOUND')}
    </StatePanel>
  );
}
