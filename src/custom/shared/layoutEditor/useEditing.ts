// The editor's state beside its layout: selected place, selected size, last announcement.
import { useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { CellPlace, Layout } from '../../../../domain/layout/layout.ts';
import { perform, redo, undo, type LayoutHistory } from '../../../../domain/layout/history.ts';
import type { Action } from './doing.ts';
import { nearestPlace } from './places.ts';
import type { LayoutEditorProps, PaletteSize } from './props.ts';
import { describeChange } from './describeChange.ts';
import { sayer, sizeWord } from './texts.ts';

export type EditorState = ReturnType<typeof useEditing>;
/** The editor's actions; the same object while it is mounted. */
export type Editing = EditorState['editing'];

export interface Now {
  layout: Layout;
  chosen: CellPlace | null;
  picked: PaletteSize | null;
  last: PaletteSize | null;
  sizes: readonly PaletteSize[];
}

interface Announcement {
  messages: string;
  /** A counter, so that a repeated message is announced again. */
  turn: number;
}

interface Shown {
  chosen: CellPlace | null;
  picked: PaletteSize | null;
  announced: Announcement;
}

const NOTHING: Shown = { chosen: null, picked: null, announced: { messages: '', turn: 0 } };

type Change =
  | { type: 'chosen'; place: CellPlace }
  | { type: 'picked'; size: PaletteSize | null }
  | { type: 'announced'; text: string };

function reduce(shown: Shown, change: Change): Shown {
  if (change.type === 'chosen') return { ...shown, chosen: change.place };
  if (change.type === 'picked') return { ...shown, picked: change.size };
  return { ...shown, announced: { messages: change.text, turn: shown.announced.turn + 1 } };
}

type Live = Now & Pick<LayoutEditorProps, 'history' | 'onHistory'> & { readOnly: boolean };

const sizeOf = ({ command }: Action, sizes: readonly PaletteSize[]) =>
  'type' in command
    ? sizes.find(({ boxTypeId }) => boxTypeId === command.type.boxTypeId)
    : undefined;

/** The editor's state and actions. */
export function useEditing(props: LayoutEditorProps) {
  const { history, onHistory, boxTypes, readOnly = false } = props;
  const translate = useTranslate();
  const [{ chosen, picked, announced }, change] = useReducer(reduce, NOTHING);
  const live = useRef<Live>(null!);
  const say = useRef(translate);
  useLayoutEffect(() => {
    const last = live.current?.last ?? null;
    const present = { layout: history.present, sizes: boxTypes, chosen, picked, last };
    live.current = { ...present, history, onHistory, readOnly };
    say.current = translate;
  });
  const editing = useMemo(() => {
    const announce = (text: string) => change({ type: 'announced', text });
    const word = (key: string) => sayer(say.current)(key);
    const choose = (place: CellPlace) => {
      const { layout, chosen: now } = live.current;
      const next = nearestPlace(layout, place);
      if (now?.column === next.column && now.row === next.row) return;
      live.current.chosen = next;
      change({ type: 'chosen', place: next });
    };
    /** Adopts a history; false where it is the current one. */
    const take = (next: LayoutHistory, then: CellPlace | null): boolean => {
      if (next === live.current.history || live.current.readOnly) return false;
      live.current.history = next;
      live.current.layout = next.present;
      live.current.onHistory(next);
      if (then) choose(then);
      return true;
    };
    const step = (to: (history: LayoutHistory) => LayoutHistory, key: string) => {
      if (take(to(live.current.history), live.current.chosen)) announce(word(key));
    };
    const run = (action: Action | undefined) => {
      if (!action) return;
      if (live.current.readOnly) return announce(word('said.readOnly'));
      const before = live.current.layout;
      live.current.last = sizeOf(action, live.current.sizes) ?? live.current.last;
      const done = take(perform(live.current.history, action.command), action.then);
      const after = live.current.layout;
      const terminal = say.current('boxes.terminal');
      announce(
        done
          ? describeChange({ before, after }, action, sayer(say.current), terminal)
          : word('said.nothing'),
      );
    };
    const pick = (size: PaletteSize | null) => {
      if (live.current.readOnly) return announce(word('said.readOnly'));
      if (size === live.current.picked) return;
      live.current.picked = size;
      change({ type: 'picked', size });
      const name = size && sizeWord(size.name, say.current('boxes.terminal'));
      announce(name ? sayer(say.current)('picked', { size: name }) : word('laidDown'));
    };
    return {
      /** The current value, also between renders. */
      now: (): Now => live.current,
      run,
      undo: () => step(undo, 'said.undone'),
      redo: () => step(redo, 'said.redone'),
      choose,
      pick,
    };
  }, []);
  return { editing, chosen: chosen && nearestPlace(history.present, chosen), picked, announced };
}
