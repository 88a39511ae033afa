// The locker as last fetched: tabs, facts, legend, grid, and the dock for the selected boxes.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import '../shared/DoorGrid/cabScroll.css';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { useLostSince } from '../../engine/states/Offline.tsx';
import { DoorGrid } from '../shared/DoorGrid/DoorGrid.tsx';
import { keyOf } from '../shared/DoorGrid/gridBox.ts';
import { LetterStrip } from '../shared/DoorGrid/LetterStrip.tsx';
import { createSelection, useSelected, type Selection } from '../shared/DoorGrid/selection.ts';
import { BoxCard } from './BoxCard.tsx';
import { Dock } from './Dock.tsx';
import { NoneSelected } from './NoneSelected.tsx';
import { Legend, ShownBoxes } from './Legend.tsx';
import { LockerFacts } from './LockerFacts.tsx';
import { Unreached } from './Stale.tsx';
import { alarmedLetters, countSights, passes, type BoxFilter, type Sight } from './sightings.ts';
import { useBoxWays } from './useBoxWays.tsx';
import { useDock } from './useDock.ts';
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

interface CabinetProps extends BoxWorkspaceProps {
  selection: Selection;
  counts: Record<Sight, number>;
}

function Cabinet({ locker, now, watched, selection, counts }: CabinetProps) {
  const translate = useTranslate();
  const [filter, setFilter] = useState<BoxFilter>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const { boxList, ordersList, lockerSituation } = locker;
  const alarmed = useMemo(() => alarmedLetters(boxList, now), [boxList, now]);
  const letters = useMemo(() => {
    const places = [...new Set(boxList.map((box) => box.positionX))];
    return places.toSorted((one, other) => one - other).map(columnLetter);
  }, [boxList]);
  const dim = useCallback((box: Box) => !passes(box, filter, now), [filter, now]);
  const ordersOf = useOrders(ordersList);
  const contents = useContents(ordersOf);
  const card = (box: Box) => (
    <BoxCard
      box={box}
      orders={ordersOf(box)}
      now={now}
      onSelect={() => selection.choose([...selection.ids(), keyOf(box)])}
    />
  );
  return (
    <section className={`panel cabinetPanel${lockerSituation === 'OFFLINE' ? ' unknown' : ''}`}>
      <div className="legendLine">
        <Legend counts={counts} filter={filter} onFilter={setFilter} />
        <ShownBoxes filter={filter} onFilter={setFilter} />
      </div>
      <LetterStrip scroller={scroller} letters={letters} alarmed={alarmed} />
      <div className="cabScroll" ref={scroller}>
        <DoorGrid
          label={translate('boxInfo.grid', { locker: locker.lockerName })}
          boxes={boxList}
          now={now}
          selection={selection}
          dim={dim}
          more={contents}
          card={card}
          onDrag={watched.pause}
        />
      </div>
    </section>
  );
}

/**
 * Whether the dock was there before: its space stays, so that clearing the selection does not move the boxes. The focus
 * it takes away with it returns to the grid.
 */
function useAppeared(there: boolean): boolean {
  const [appeared, setAppeared] = useState(false);
  if (there && !appeared) setAppeared(true);
  useEffect(() => {
    if (there || !appeared || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.cab [tabindex="0"]')?.focus({ preventScroll: true });
  }, [there, appeared]);
  return appeared;
}

function DockOfChosen({
  locker,
  watched,
  selection,
}: Omit<BoxWorkspaceProps, 'now'> & { selection: Selection }) {
  const chosen = useSelected(selection);
  const { boxList, ordersList } = locker;
  const boxes = useMemo(() => boxList.filter((box) => chosen.has(keyOf(box))), [boxList, chosen]);
  const { refresh, error } = watched;
  const lostSince = useLostSince();
  // The last request found no connection but another has since succeeded, so actions reach the server again. It
  // does not matter which request noticed: once the page says that opening doors waits, it does.
  const offline = lostSince !== undefined || (error !== undefined && error.status !== 0);
  const actions = useDock({ boxes, orders: ordersList, selection, offline, refresh });
  const { ways, why } = useBoxWays(locker.lockerId, boxes);
  const count = boxes.length;
  const appeared = useAppeared(count > 0);
  return (
    <>
      {count > 0 && (
        <Dock actions={actions} count={count} onClear={() => selection.choose([])} ways={ways} />
      )}
      {count === 0 && appeared && <div className="dockSpace" />}
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
  const [selection] = useState(() => chosenAtFirst(boxId));
  const counts = useMemo(() => countSights(locker.boxList, now), [locker.boxList, now]);
  useKept(selection, locker.boxList);
  const drawn = locker.boxList.length > 0;
  return (
    <RecordTabs
      subject={['locker', locker.lockerId]}
      beside={drawn && <NoneSelected selection={selection} />}
    >
      <LockerFacts locker={locker} counts={counts} now={now} />
      <Unreached locker={locker} now={now} />
      {drawn ? (
        <>
          <Cabinet
            locker={locker}
            now={now}
            watched={watched}
            selection={selection}
            counts={counts}
          />
          <DockOfChosen locker={locker} watched={watched} selection={selection} />
        </>
      ) : (
        <Empty title={translate('boxInfo.noBoxes')}>{translate('boxInfo.noBoxesText')}</Empty>
      )}
    </RecordTabs>
  );
}
