// The locker as last fetched: facts, legend, grid, and the dock for the selected boxes.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Box } from '../../../contract/boxes/boxes.ts';
import type { LockerInfo } from '../../../contract/lockers/lockers.ts';
import { columnLetter } from '../../../domain/layout/cabinet.ts';
import { Empty } from '../../ui/states/Empty.tsx';
import '../shared/DoorGrid/cabScroll.css';
import { useLostSince } from '../../engine/states/Offline.tsx';
import { DoorGrid } from '../shared/DoorGrid/DoorGrid.tsx';
import { keyOf } from '../shared/DoorGrid/gridBox.ts';
import { LetterStrip } from '../shared/DoorGrid/LetterStrip.tsx';
import { createSelection, useSelected, type Selection } from '../shared/DoorGrid/selection.ts';
import { BoxCard } from './BoxCard.tsx';
import { Dock } from './Dock.tsx';
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

function chosenAtFirst(box: number | undefined): Selection {
  const selection = createSelection();
  if (box !== undefined) selection.choose([box]);
  return selection;
}

/** Removes boxes that no longer exist from the selection. */
function useKept(selection: Selection, boxes: readonly Box[]): void {
  useEffect(() => {
    const there = new Set(boxes.map(keyOf));
    selection.choose([...selection.ids()].filter((id) => there.has(id)));
  }, [selection, boxes]);
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
  const card = (box: Box) => (
    <BoxCard box={box} orders={ordersList.filter((order) => order.boxId === box.boxId)} now={now} />
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
          card={card}
          onDrag={watched.pause}
        />
      </div>
    </section>
  );
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
  return (
    <>
      <Dock
        actions={actions}
        count={boxes.length}
        onClear={() => selection.choose([])}
        ways={ways}
      />
      {why}
      <UnlockDialog unlock={actions.unlocking} locker={locker} />
    </>
  );
}

/** Everything below the locker's name. @param box the initially selected box */
export function BoxWorkspace({
  locker,
  now,
  watched,
  box,
}: BoxWorkspaceProps & { box?: number | undefined }) {
  const translate = useTranslate();
  const [selection] = useState(() => chosenAtFirst(box));
  const counts = useMemo(() => countSights(locker.boxList, now), [locker.boxList, now]);
  useKept(selection, locker.boxList);
  return (
    <>
      <LockerFacts locker={locker} counts={counts} now={now} />
      <Unreached locker={locker} now={now} />
      {locker.boxList.length === 0 ? (
        <Empty title={translate('boxInfo.noBoxes')}>{translate('boxInfo.noBoxesText')}</Empty>
      ) : (
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
      )}
    </>
  );
}
