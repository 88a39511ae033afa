// Step 2: the door layout. With boxes in use it is read-only, and step 1 can still be saved.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { BOX_TYPES } from '../../../domain/boxes/boxTypes.ts';
import { BOX_SIZES } from '../../../domain/limits.ts';
import { deviceName, LOCK_BOARD } from '../../../domain/lockers/devices.ts';
import { Icon } from '../../ui/Icon.tsx';
import { boxTypesError, loadBoxTypes, type BoxType } from '../shared/boxTypes.ts';
import { LayoutEditor } from '../shared/layoutEditor/LayoutEditor.tsx';
import type { PaletteSize } from '../shared/layoutEditor/props.ts';
import type { DeviceEntry } from './devices/deviceEntry.ts';
import { DraftLine } from './DraftLine.tsx';
import type { LockerFormState } from './useLockerForm.ts';

/**
 * The parts a locker is built from here; other systems' chutes and belts keep their position and are not offered.
 */
const OFFERED: readonly string[] = [...BOX_SIZES, 'CONTROL'];
const KNOWN: readonly PaletteSize[] = BOX_TYPES.filter(({ name }) => OFFERED.includes(name));

const withHeight = (size: PaletteSize, types: readonly BoxType[]): PaletteSize => ({
  ...size,
  height: types.find(({ boxTypeId }) => boxTypeId === size.boxTypeId)?.height ?? null,
});

/** The sizes of the palette, with the heights from the network's settings. */
function useSizes(): readonly PaletteSize[] {
  const notify = useNotify();
  const { data: types, error } = useQuery({
    queryKey: ['boxTypes'],
    queryFn: ({ signal }) => loadBoxTypes(signal),
  });
  useEffect(() => {
    if (error) notify(boxTypesError(error), { type: 'error' });
  }, [error, notify]);
  return useMemo(() => (types ? KNOWN.map((size) => withHeight(size, types)) : KNOWN), [types]);
}

/** The boards that a box can be wired to. */
const boardsOf = (devices: readonly DeviceEntry[]) =>
  devices
    .filter(({ deviceType }) => deviceType === LOCK_BOARD)
    .map((device) => ({
      deviceId: device.deviceId,
      name: device.interfaceAddress ?? deviceName(device),
    }));

export function StepTwo({ state }: { state: LockerFormState }) {
  const translate = useTranslate();
  const { drawing, methods, layoutHeld } = state;
  const sizes = useSizes();
  const devices = methods.getValues('deviceList') as readonly DeviceEntry[];
  const boards = useMemo(() => boardsOf(devices), [devices]);
  const refused = methods.formState.errors['boxList'];
  return (
    <>
      {layoutHeld && (
        <div className="note warn locker-held" role="note">
          <Icon name="warn" />
          <p>
            <b>{translate('problems.codes.LAYOUT_IN_USE')}</b>
            <span className="soft beside">
              {drawing.isDrawn && `${translate('lockerForm.drawingKept')} `}
              {translate(drawing.isDrawn ? 'lockerForm.fieldsSaved' : 'lockerForm.heldText')}
            </span>
          </p>
        </div>
      )}
      {refused?.message && (
        <div className="note alarm locker-held" role="alert">
          <Icon name="stop" />
          <p>{refused.message}</p>
        </div>
      )}
      <div inert={state.phase !== 'entering'}>
        <LayoutEditor
          boxTypes={sizes}
          history={drawing.history}
          onHistory={drawing.setHistory}
          stored={drawing.stored}
          readOnly={layoutHeld}
          devices={boards}
          draft={<DraftLine {...state} />}
        />
      </div>
    </>
  );
}
