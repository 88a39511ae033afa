// The choice of a table's columns and their order.
import { useTranslate } from 'react-admin';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Popup } from '../../../ui/Popup.tsx';
import { useColumns } from './useColumns.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const ColumnsSelector = lazyPart(
  () => import('./ColumnsSelector.tsx'),
  () => <div className="sheet stack-8 pad" />,
);

export interface ColumnsProps {
  readonly resource: Resource;
  /** The name under which the choice is stored, where it is not the resource's. */
  readonly storedAs?: string;
}

/** Which columns a table shows, and in which order. */
export function ColumnsButton(props: ColumnsProps) {
  const translate = useTranslate();
  const { shown, all } = useColumns(props.resource, props.storedAs);
  const label = translate('engine.columns.label');
  const share = `${shown.length} / ${all.length}`;
  const button = (
    <>
      <Icon name="cols" />
      <span className="word">{label}</span>
      <span className="soft">{share}</span>
    </>
  );
  return (
    <Popup button={button} label={label} title={label}>
      {() => <ColumnsSelector {...props} />}
    </Popup>
  );
}
