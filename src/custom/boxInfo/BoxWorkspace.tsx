// The locker as last fetched: tabs, facts, legend, grid, and the panel of the selected boxes.
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { moment } from '../../engine/fields/clock.ts';
import { useFirst } from '../../ui/useFirst.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { useLostSince } from '../shared/Offline.tsx';
import { DoorGrid } from '../shared/DoorGrid/DoorGrid.tsx';
import { keyOf } from '../shared/DoorGrid/gridBox.ts';
import { createSelection, useSelected, type Selection } from '../shared/DoorGrid/useSelected.ts';
import { BoxCard } from './BoxCard.tsx';
import { BoxPanel } from './BoxPanel.tsx';
import { Legend } from './Legend.tsx';
import { LockerFacts } from './LockerFacts.tsx';
import { Unreached } from './Stale.tsx';
import { alarmedLetters, countSights, passes, type BoxFilter, type Sight } from './sightings.ts';
import { useBoxWays } from './useBoxWays.tsx';
import { useBoxActions } from './useBoxActions.ts';
import { UnlockDialog } from '../shared/remoteUnlock/UnlockDialog.tsx';
import type { WatchedBoxes } from '../shared/useLockerBoxes.ts';

interface BoxWorkspaceProps {
  locker: LockerInfo;
  /** When the locker was fetched, epoch milliseconds. */
  now: number;
  watched: WatchedBoxes;
}

function chosenAtFirst(boxId: RecordId | undefined): Selection {
  const selection = createSelection();
  if (boxId !== undefined) selection.choose([boxId]);
  return selection;
}

/** Removes boxes that no longer exist from the selection. */
function useKept(selection: Selection, boxes: readonly Box[]): void {
  useEffect(() => {
    const there = new Set(boxes.map(keyOf));
    selection.choose([...selection.ids()].filter((id) => there.has(id)));
  }, [selection, boxes]);
}

/** The parcels and bookings of each box. */
function useOrders(orders: readonly BoxOrder[]) {
  return useMemo(() => {
    const byBox = new Map<RecordId, BoxOrder[]>();
    for (const order of orders) byBox.set(order.boxId, [...(byBox.get(order.boxId) ?? []), order]);
    return (box: Box): readonly BoxOrder[] => byBox.get(box.boxId) ?? [];
  }, [orders]);
}

/** What the card shows, for the box's accessible name: the parcels' numbers, and when the only one expires. */
function useContents(ordersOf: (box: Box) => readonly BoxOrder[]) {
  const translate = useTranslate();
  return useCallback(
    (box: Box) => {
      const [first, ...others] = ordersOf(box);
      if (first === undefined) return undefined;
      if (others.length > 0)
        return [first, ...others]
          .map(({ expressNumber, parcelNumber }) => expressNumber ?? parcelNumber)
          .join(translate('boxes.comma'));
      if (first.expiryTime === null) return first.parcelNumber;
      const time = moment(first.expiryTime);
      return translate('boxes.contents', { number: first.parcelNumber, time });
    },
    [ordersOf, translate],
  );
}

interface SelectedProps extends BoxWorkspaceProps {
  selection: Selection;
  ordersOf: (box: Box) => readonly BoxOrder[];
  /** The window is narrow: the panel is a sheet. */
  sheet: boolean;
}

/** Below it, the cabinet needs the whole width. */
const NARROW = `(max-width: ${BREAKPOINTS.desktop - 0.02}px)`;

interface CabinetProps extends SelectedProps {
  counts: Record<Sight, number>;
}

function Cabinet({ locker, now, watched, selection, counts, ordersOf, sheet }: CabinetProps) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<BoxFilter>([]);
  const { boxList, lockerSituation } = locker;
  const alarmed = useMemo(() => alarmedLetters(boxList, now), [boxList, now]);
  const dim = useCallback((box: Box) => !passes(box, filter, now), [filter, now]);
  const contents = useContents(ordersOf);
  // The panel shows a selected box already.
  const card = (box: Box) =>
    selection.ids().has(keyOf(box)) ? null : <BoxCard box={box} orders={ordersOf(box)} now={now} />;
  return (
    <section className={`panel cabinetPanel${lockerSituation === 'OFFLINE' ? ' unknown' : ''}`}>
      <Legend counts={counts} filter={filter} onFilter={setFilter} />
      {sheet && <p className="small soft howTo">{translate('boxInfo.panel.hintTouch')}</p>}
      <DoorGrid
        label={translate('boxInfo.grid', { locker: locker.lockerName })}
        boxes={boxList}
        now={now}
        selection={selection}
        alarmed={alarmed}
        dim={dim}
        more={contents}
        {...(sheet ? {} : { card })}
        onDrag={watched.pause}
      />
    </section>
  );
}

function PanelOfSelected({ locker, now, watched, selection, ordersOf, sheet }: SelectedProps) {
  const ids = useSelected(selection);
  const { boxList, ordersList } = locker;
  const boxes = useMemo(() => boxList.filter((box) => ids.has(keyOf(box))), [boxList, ids]);
  const { refresh, error } = watched;
  const lostSince = useLostSince();
  // The last request found no connection but another has since succeeded, so actions reach the server again. It
  // does not matter which request noticed: once the page says that opening doors waits, it does.
  const offline = lostSince !== undefined || (error !== undefined && error.status !== 0);
  const actions = useBoxActions({ boxes, orders: ordersList, selection, offline, refresh });
  const { ways, why } = useBoxWays(locker.lockerId, boxes);
  return (
    <>
      <BoxPanel {...{ boxes, boxList, ordersOf, now, selection, actions, ways, sheet }} />
      {why}
      <UnlockDialog unlock={actions.unlocking} locker={locker} />
    </>
  );
}

/** Everything below the locker's name. @param boxId the initially selected box */
export function BoxWorkspace({
  locker,
  now,
  watched,
  boxId,
}: BoxWorkspaceProps & { boxId?: RecordId | undefined }) {
  const translate = useTranslate();
  const selection = useFirst(() => chosenAtFirst(boxId));
  const counts = useMemo(() => countSights(locker.boxList, now), [locker.boxList, now]);
  useKept(selection, locker.boxList);
  const ordersOf = useOrders(locker.ordersList);
  const sheet = useMediaQuery(NARROW, { noSsr: true });
  const shared = { locker, now, watched, selection, ordersOf, sheet };
  return (
    <RecordTabs subject={['locker', locker.lockerId]}>
      <LockerFacts locker={locker} counts={counts} now={now} />
      <Unreached locker={locker} now={now} />
      {locker.boxList.length > 0 ? (
        <div className="boxRoom stack">
          <Cabinet {...shared} counts={counts} />
          <PanelOfSelected {...shared} />
        </div>
      ) : (
        <Empty title={translate('boxInfo.noBoxes')}>{translate('boxInfo.noBoxesText')}</Empty>
      )}
    </RecordTabs>
  );
}
