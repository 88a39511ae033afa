// A small box in the colour and with the icon of its state: in the legend and in the panel.
import { BOX_SIGNS } from '../shared/DoorGrid/boxSigns.ts';
import type { ShownStatus } from '../../../domain/boxes/boxes.ts';
import { Icon } from '../../ui/Icon.tsx';

export function BoxSwatch({ status, open = false }: { status: ShownStatus; open?: boolean }) {
  const { look, icon } = BOX_SIGNS[status];
  return (
    <span className={`box swatch ${look}${open ? ' open' : ''}`} aria-hidden="true">
      {icon && <Icon name={icon} size={14} className="s" />}
    </span>
  );
}
