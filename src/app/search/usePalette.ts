// State of the search dialog: text, results, selection and key handling.
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  useContext,
} from 'react';
import { useNavigate, useLocaleState, useTranslate } from 'react-admin';
import { arrivingTo } from '../../engine/actions/useArrival.ts';
import { commandIn, useCommands } from './useCommands.ts';
import type { Hit } from './hit.ts';
import { hitsOf } from './hitsOf.ts';
import { useRecent } from './useRecent.ts';
import { takeTyped, typedSoFar } from './typed.ts';
import { useFound } from './useFound.ts';
import { usePlaces, placesFound } from './usePlaces.ts';
import { useQuery } from '@tanstack/react-query';
import { LANGUAGES, type Language } from '../../../domain/limits.ts';
import { loadPageMessages } from '../../i18n/load.ts';
import type { Words } from '../../i18n/messages.ts';
import { translator } from '../../i18n/translator.ts';
import { isComposing } from '../../ui/isComposing.ts';
import { useComposed } from '../../ui/useComposed.ts';
import { Pages, type AppPages } from '../pages.ts';
import { appUrl } from '../../routes/roots.ts';
import type { Say } from './placesOf.ts';

async function sayIn(language: Language, messages: AppPages['messages']): Promise<Say> {
  const [all, pages] = await Promise.all([messages(language), loadPageMessages(language)]);
  const inAll = translator(all as unknown as Words);
  const inPages = translator(pages);
  // Of a plural message, the first form is the singular.
  return (key, values) =>
    inAll(key, { ...values, _: inPages(key, values) }).split(' |||| ')[0] ?? '';
}

const NO_OTHERS: readonly Say[] = [];

/** The current language, and the others once loaded; it also works without them. */
function useSayings(): readonly [Say, ...Say[]] {
  const own = useTranslate();
  const [locale] = useLocaleState();
  const { messages } = useContext(Pages);
  const { data = NO_OTHERS } = useQuery({
    queryKey: ['words', locale],
    queryFn: () =>
      Promise.all(
        LANGUAGES.filter((other) => other !== locale).map((other) => sayIn(other, messages)),
      ),
    staleTime: Infinity,
  });
  return useMemo(() => [own, ...data], [own, data]);
}

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onHelp: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** An exactly matching page does not precede an exactly matching parcel. */
const firstExact = (hits: readonly Hit[]) => hits.find(({ exact }) => exact);

function useHits(typed: string, onHelp: () => void) {
  const sayings = useSayings();
  const places = usePlaces(onHelp);
  const { hits: last, keep } = useRecent(places, sayings[0]);
  const commands = useCommands();
  const command = useMemo(() => commandIn(typed, commands, sayings), [typed, commands, sayings]);
  const search = useFound(command?.subject ?? typed);
  const { found } = search;
  const hits = useMemo(() => {
    if (typed === '') return last;
    const records = found ? hitsOf(found) : [];
    return [...(command?.hits(records) ?? []), ...records, ...placesFound(typed, places, sayings)];
  }, [typed, last, found, places, sayings, command]);
  return { ...search, hits, keep, recent: typed === '' && last.length > 0 };
}

/** Index selected by the arrow keys: reset to the first for new results. */
function useChosen(typed: string, count: number) {
  const [chosen, setChosen] = useState({ typed, place: 0, moved: false });
  const here = chosen.typed === typed && chosen.place < count ? chosen : { place: 0, moved: false };
  const point = (place: number) => setChosen({ typed, place, moved: true });
  return { active: here.place, moved: here.moved, point };
}

export function usePalette({ onClose, onHelp }: PaletteProps) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(() => typedSoFar().split('\n')[0] ?? '');
  /** Text for which Enter was pressed before the response. */
  const awaited = useRef<string>(undefined);
  const { composed, composition } = useComposed(text);
  const typed = composed.trim();
  const of = useHits(typed, () => {
    onClose();
    onHelp();
  });
  const { hits, found, error, idle, flush } = of;
  const { active, moved, point } = useChosen(typed, hits.length);
  const open = (hit: Hit) => {
    of.keep(hit);
    onClose();
    if (hit.to === undefined) hit.action?.();
    else navigate(appUrl(hit.to), hit.actionName === undefined ? {} : arrivingTo(hit.actionName));
  };
  const enter = (value: string) => {
    const waits = !idle && found === undefined && error === null && value === typed;
    const hit = hits[active];
    if (hit && (moved || !waits)) return open(hit);
    awaited.current = value;
    flush();
  };
  const arrive = useEffectEvent(() => {
    if (awaited.current !== typed) return;
    awaited.current = undefined;
    const hit = firstExact(hits);
    if (hit) open(hit);
    else input.current?.select();
  });
  const there = found !== undefined || error !== null;
  useEffect(() => {
    if (there) arrive();
  }, [there]);
  useEffect(() => input.current?.focus(), []);
  /** Until the field has the focus, keys are buffered. */
  const onFocus = () => {
    const kept = takeTyped();
    if (kept === undefined) return;
    const [line = '', ...ends] = kept.split('\n');
    setText(line);
    if (ends.length > 0) awaited.current = line.trim();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = STEPS[event.key];
    if (step !== undefined && hits.length > 0) {
      event.preventDefault();
      point((active + step + hits.length) % hits.length);
    }
    if (event.key !== 'Enter' || (typed === '' && hits.length === 0)) return;
    event.preventDefault();
    enter(typed);
  };
  const field = { ...composition, onKeyDown, onFocus };
  return { ...of, input, text, typed, active, open, point, field, type: setText };
}
