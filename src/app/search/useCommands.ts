// Commands of the search: an action typed before the record it is for, such as "disable Anex" or "reset pin RR48".
import { useContext, useMemo } from 'react';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { tidy } from '../../../domain/tidy.ts';
import { asksFirst } from '../../engine/actions/asks.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Resources } from '../../engine/resources.ts';
import { listPath } from '../../routes/route.ts';
import type { Hit } from './hit.ts';
import type { Say } from './placesOf.ts';

interface Command {
  /** The action that the record's screen starts on arrival; each has a dialog, so that nothing happens without it. */
  readonly actionName: string;
  readonly group: 'lockers' | 'parcels';
  readonly icon: Hit['icon'];
  readonly label: string;
  /** A shorter name, if the label is long. */
  readonly alias?: string;
  readonly needs: readonly Guarded[];
}

/** What the parcel's page adds to the actions of the resource. */
const PARCEL_COMMANDS: readonly Command[] = (
  [
    ['resendPin', 'refresh'],
    ['changeNumber', 'edit'],
  ] as const
).map(([name, icon]) => ({
  actionName: name,
  group: 'parcels',
  icon,
  label: `parcel.${name}.label`,
  alias: `search.commands.${name}`,
  needs: [parcels.one, parcelActions[name]],
}));

const SUBJECTS = { lockers: 'resources.lockers.name', parcels: 'resources.parcels.name' };

/** The commands that the user's role permits: the actions with a dialog, and those of a parcel's page. */
export function useCommands(): readonly Command[] {
  const resources = useContext(Resources);
  const canAccess = useCanAccess();
  return useMemo(() => {
    const ofResources = (['lockers', 'parcels'] as const).flatMap((group) =>
      Object.entries(resources[group]?.actions ?? {}).flatMap(([name, action]): Command[] =>
        resources[group] && action.does === 'call' && asksFirst(resources[group], name)
          ? [
              {
                actionName: name,
                group,
                icon: group === 'lockers' ? 'boxes' : 'parcel',
                label: `resources.${group}.actions.${name}.label`,
                ...(group === 'parcels' && { alias: `search.commands.${name}` }),
                needs: [resources[group], action.endpoint],
              },
            ]
          : [],
      ),
    );
    return [...ofResources, ...PARCEL_COMMANDS].filter(({ needs }) => needs.every(canAccess));
  }, [resources, canAccess]);
}

/** The rest of a text that begins with a name; a Latin name ends at a space. */
function after(text: string, name: string): string | undefined {
  if (name === '' || !text.toLowerCase().startsWith(name.toLowerCase())) return undefined;
  const rest = text.slice(name.length);
  return /[a-z]$/i.test(name) && !/^\s/.test(rest) ? undefined : rest.trim();
}

/** The command at the beginning of the text and what it is for, in any of the languages; undefined if there is none. */
export function commandIn(
  text: string,
  commands: readonly Command[],
  sayings: readonly [Say, ...Say[]],
) {
  const [say] = sayings;
  const found = commands.flatMap((command) =>
    sayings.flatMap((one) => {
      const names = [one(command.label), command.alias ? one(command.alias) : ''];
      return names.flatMap((name) => {
        const rest = after(tidy(text), name);
        const subjectName = one(SUBJECTS[command.group], { smart_count: 1 });
        const subject = rest === undefined ? undefined : (after(rest, subjectName) ?? rest);
        return subject ? [{ command, subject }] : [];
      });
    }),
  );
  const best = found.toSorted((one, other) => one.subject.length - other.subject.length)[0];
  if (!best) return undefined;
  const { command, subject } = best;
  const hits = (all: readonly Hit[]) =>
    all
      .filter(({ group }) => group === command.group)
      .map((hit): Hit => ({
        ...hit,
        group: 'commands',
        key: `${command.actionName}-${hit.key}`,
        icon: command.icon,
        label: say('engine.row.act', { action: say(command.label), name: hit.label }),
        actionName: command.actionName,
        ...(command.group === 'lockers' && { to: listPath('lockers', { lockerId: hit.id }) }),
      }));
  return { subject, hits };
}
