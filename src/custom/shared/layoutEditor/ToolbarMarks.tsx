// The selected box's properties: its board and port, its marks, and whether it starts a series.
import { useTranslate } from 'react-admin';
import {
  cellAt,
  isStanding,
  type CellPlace,
  type Layout,
  type LayoutBox,
  type Wiring,
} from '../../../../domain/layout/layout.ts';
import type { LayoutCommand } from '../../../../domain/layout/apply.ts';
import { UNNUMBERED_TYPE } from '../../../../domain/layout/doors.ts';
import { isNumbered, startsSeries } from '../../../../domain/layout/numbers.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { sameId } from '../../../../domain/sameId.ts';
import { NumberField } from './NumberField.tsx';
import { placeKey } from './places.ts';
import type { Editing } from './useEditing.ts';
import { sayer } from './texts.ts';

const NO_DEVICE = '–';

interface MarksProps {
  layout: Layout;
  chosen: CellPlace | null;
  editing: Editing;
  devices: readonly { deviceId: RecordId; name: string }[];
}

interface SwitchProps {
  messages: string;
  on: boolean;
  off: boolean;
  toggle: () => void;
}

function Switch({ messages, on, off, toggle }: SwitchProps) {
  return (
    <span className="leSwitch">
      <span aria-hidden="true">{messages}</span>
      <button
        type="button"
        role="switch"
        className="switch"
        aria-checked={on}
        aria-label={messages}
        disabled={off}
        onClick={toggle}
      />
    </span>
  );
}

interface WiringProps {
  box: LayoutBox | null;
  place: string;
  devices: MarksProps['devices'];
  wire: (wiring: Partial<Wiring>) => void;
}

function WiringFields({ box, place, devices, wire }: WiringProps) {
  const say = sayer(useTranslate());
  const { boardNumber = null, portNumber = null, deviceId = null } = box ?? {};
  return (
    <>
      {devices.length > 1 && (
        <label className="leField">
          {say('tools.device')}
          <select
            className="inp"
            disabled={!box}
            value={deviceId ?? ''}
            onChange={({ target }) =>
              wire({
                deviceId:
                  devices.find((one) => sameId(one.deviceId, target.value))?.deviceId ?? null,
              })
            }
          >
            <option value="">{NO_DEVICE}</option>
            {devices.map((device) => (
              <option key={device.deviceId} value={device.deviceId}>
                {device.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <NumberField
        key={`board ${place}`}
        label={say('tools.board')}
        value={boardNumber}
        off={!box}
        onValue={(value) => wire({ boardNumber: value })}
      />
      <NumberField
        key={`port ${place}`}
        label={say('tools.port')}
        value={portNumber}
        off={!box}
        onValue={(value) => wire({ portNumber: value })}
      />
    </>
  );
}

/** The toolbar's second line. */
export function ToolbarMarks({ layout, chosen, editing, devices }: MarksProps) {
  const say = sayer(useTranslate());
  const cell = chosen && cellAt(layout, chosen);
  const box = isStanding(cell) ? cell : null;
  const wired = box && box.boxTypeName !== UNNUMBERED_TYPE ? box : null;
  const begins = chosen !== null && startsSeries(layout, chosen);
  // The very first series cannot be removed, and a place without a number cannot start one.
  const first =
    chosen?.column === 0 && !layout.columns[0]?.cells.slice(0, chosen.row).some(isNumbered);
  const action = (command: LayoutCommand) => chosen && editing.run({ command, then: chosen });
  const toggle = (what: 'toggleSkipNumber' | 'toggleAccessible' | 'toggleSeries') => () =>
    chosen && action({ do: what, at: chosen });
  const place = chosen ? placeKey(chosen) : '';
  return (
    <div className={`leToolsLine wrap leMarks small soft${wired ? '' : ' none'}`}>
      <WiringFields
        box={wired}
        place={place}
        devices={devices}
        wire={(wiring) => chosen && action({ do: 'setWiring', at: chosen, wiring })}
      />
      <Switch
        messages={say('tools.skip')}
        on={box?.skipNumber ?? false}
        off={!wired}
        toggle={toggle('toggleSkipNumber')}
      />
      <Switch
        messages={say('tools.accessible')}
        on={box?.bottomFlag ?? false}
        off={!wired}
        toggle={toggle('toggleAccessible')}
      />
      <span className="grow" />
      <Switch
        messages={say('tools.series')}
        on={begins}
        off={!box || !isNumbered(box) || first}
        toggle={toggle('toggleSeries')}
      />
    </div>
  );
}
