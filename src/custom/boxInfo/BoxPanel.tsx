// The panel of the selected boxes: what is in them and what can be done; beside the cabinet, or a sheet below it.
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import { colourStatus, isOpen, shownStatus } from '../../../domain/boxes/boxes.ts';
import { Icon } from '../../ui/Icon.tsx';
import { keepToastsClear } from '../../ui/useToastLift.ts';
import { keyOf } from '../shared/DoorGrid/gridBox.ts';
import type { Selection } from '../shared/DoorGrid/useSelected.ts';
import { Ago } from './Ago.tsx';
import { BoxActions } from './BoxActions.tsx';
import { BoxContents } from './BoxContents.tsx';
import { BoxSwatch } from './BoxSwatch.tsx';
import { passes, TO_CHECK } from './sightings.ts';
import type { BoxActionsState } from './useBoxActions.ts';
import type { BoxWay } from './useBoxWays.tsx';

interface Props {
  /** The selected boxes. */
  readonly boxes: readonly Box[];
  /** All boxes of the locker. */
  readonly boxList: readonly Box[];
  readonly ordersOf: (box: Box) => readonly BoxOrder[];
  readonly now: number;
  readonly selection: Selection;
  readonly actions: BoxActionsState;
  readonly ways: readonly BoxWay[];
  /** The window is narrow: a sheet from below, while boxes are selected. */
  readonly sheet: boolean;
}

function Door({ box }: { box: Box }) {
  const translate = useTranslate();
  if (isOpen(box)) return <span className="badge alarm">{translate('boxes.doorOpen')}</span>;
  return box.doorStatus && <span className="small soft">{translate('boxes.doorClosed')}</span>;
}

/** One line of a list: the box, and what is in it or since when it has to be checked. */
function BoxLine({ box, ordersOf, now }: Pick<Props, 'ordersOf' | 'now'> & { box: Box }) {
  const translate = useTranslate();
  const status = shownStatus(box, now);
  const word = translate(`choices.shownStatus.${status}`);
  const state = isOpen(box) ? word + translate('boxes.comma') + translate('boxes.doorOpen') : word;
  const numbers = ordersOf(box).map(({ parcelNumber }) => parcelNumber);
  return (
    <>
      <BoxSwatch status={colourStatus(box, now)} open={isOpen(box)} />
      <span className="boxLine">
        <span>
          <b>{box.name}</b> <span className="soft">{box.boxTypeName}</span> {state}
        </span>
        <span className="small soft">
          {numbers.join(translate('boxes.comma')) || translate('boxes.empty')}
          {status === 'EXPIRED' && box.expiryTime !== null && (
            <>
              {translate('boxes.comma')}
              <Ago time={box.expiryTime} message="boxInfo.panel.expired" />
            </>
          )}
        </span>
      </span>
    </>
  );
}

function Selected({ boxes, ordersOf, now, selection }: Props) {
  const translate = useTranslate();
  const [only] = boxes;
  if (only && boxes.length === 1)
    return (
      <div className="boxFacts">
        <BoxContents orders={ordersOf(only)} now={now} linked />
      </div>
    );
  return (
    <List disablePadding className="boxLines">
      {boxes.map((box) => (
        <ListItem
          key={keyOf(box)}
          disableGutters
          secondaryAction={
            <IconButton
              aria-label={translate('boxInfo.panel.leaveOut', { names: box.name })}
              onClick={() => selection.toggle(keyOf(box))}
            >
              <Icon name="cross" />
            </IconButton>
          }
        >
          <BoxLine box={box} ordersOf={ordersOf} now={now} />
        </ListItem>
      ))}
    </List>
  );
}

/** Without a selection: how to select, and the boxes to check. */
function NoneSelected({ boxList, ordersOf, now, selection }: Props) {
  const translate = useTranslate();
  const toCheck = boxList.filter((box) => passes(box, TO_CHECK, now));
  return (
    <>
      <p className="small soft">{translate('boxInfo.panel.hint')}</p>
      {toCheck.length > 0 && <h3 className="small">{translate('boxInfo.panel.toCheck')}</h3>}
      <List disablePadding className="boxLines">
        {toCheck.map((box) => (
          <ListItem key={keyOf(box)} disablePadding>
            <ListItemButton disableGutters onClick={() => selection.choose([keyOf(box)])}>
              <BoxLine box={box} ordersOf={ordersOf} now={now} />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}

function Title({ boxes, now, selection }: Pick<Props, 'boxes' | 'now' | 'selection'>) {
  const translate = useTranslate();
  const count = boxes.length;
  const only = count === 1 ? boxes[0] : undefined;
  const counted = (key: string) => translate(`boxInfo.panel.${key}`, { smart_count: count });
  const title = only ? only.name : counted(count === 0 ? 'none' : 'count');
  return (
    <header className="row">
      <h2>
        {title} {only && <span className="soft">{only.boxTypeName}</span>}
      </h2>
      {only && <BoxSwatch status={colourStatus(only, now)} />}
      {only && translate(`choices.shownStatus.${shownStatus(only, now)}`)}
      {only && <Door box={only} />}
      <span className="grow" />
      <span className="unseen" role="status">
        {count > 0 && counted('selected')}
      </span>
      {count > 0 && (
        <IconButton
          aria-label={translate('boxInfo.panel.clear')}
          onClick={() => selection.choose([])}
        >
          <Icon name="cross" />
        </IconButton>
      )}
    </header>
  );
}

function Sheet({ boxes, children }: { boxes: readonly Box[]; children: ReactNode }) {
  // The sheet never covers the box that was selected last.
  useEffect(() => {
    document.querySelector('.cab [aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [boxes]);
  return (
    <Drawer
      open
      anchor="bottom"
      variant="persistent"
      slotProps={{ paper: { ref: keepToastsClear, className: 'boxSheet' } }}
    >
      {children}
    </Drawer>
  );
}

/** The focus that a closed panel takes away returns to the grid. */
function useFocusKept(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const closed = before.current > 0 && count === 0;
    before.current = count;
    if (closed && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.cab [tabindex="0"]')?.focus({ preventScroll: true });
  }, [count]);
}

export function BoxPanel(props: Props) {
  const { boxes, ordersOf, now, selection, actions, ways, sheet } = props;
  const translate = useTranslate();
  useFocusKept(boxes.length);
  const title = <Title boxes={boxes} now={now} selection={selection} />;
  const toDo = <BoxActions actions={actions} boxes={boxes} selection={selection} ways={ways} />;
  const label = translate('boxInfo.panel.label');
  if (!sheet)
    return (
      <section className="panel boxPanel stack-12" aria-label={label}>
        {title}
        {boxes.length > 0 ? <Selected {...props} /> : <NoneSelected {...props} />}
        {toDo}
      </section>
    );
  if (boxes.length === 0) return null;
  const isEmpty = boxes.flatMap(ordersOf).length === 0;
  return (
    <Sheet boxes={boxes}>
      <section className="boxPanel stack-12" aria-label={label}>
        {title}
        {boxes.length === 1 && (
          <p className="small soft">
            {boxes
              .flatMap(ordersOf)
              .map(({ parcelNumber }) => parcelNumber)
              .join(translate('boxes.comma')) || translate('boxes.empty')}
          </p>
        )}
        {toDo}
        {(boxes.length > 1 || !isEmpty) && <Selected {...props} />}
      </section>
    </Sheet>
  );
}
