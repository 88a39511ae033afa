// One record or several, selected by name: react-admin's autocomplete over the options of a picker.
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo, useState } from 'react';
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RecordId } from '../../../../domain/recordId.ts';
import { sameId } from '../../../../domain/sameId.ts';
import { call } from '../../../dataProvider/call.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useComposed } from '../../../ui/useComposed.ts';
import type { Resource } from '../../defineResource.ts';
import { Resources } from '../../resources.ts';
import { useCanAccess } from '../../useCanAccess.ts';
import type { AnyRow, InputProps } from '../fieldType.ts';
import type { Option, Picker } from '../references/picker.ts';
import { optionsIn } from '../references/referenceNames.ts';
import { useIds } from '../references/useIds.ts';
import { useOptions } from '../references/useOptions.ts';
import { ChosenChip } from './ChosenChip.tsx';
import { leaveKeys } from './leaveKeys.ts';
import { NothingYet } from './NothingYet.tsx';

export interface PickerProps extends Omit<InputProps, 'choices' | 'whole'> {
  readonly picker: Picker;
  readonly several?: boolean;
  /** Used as a filter: its label is its placeholder, and there is no hint to create missing records. */
  readonly narrows?: string;
  /** Each change by the user; undefined if it was cleared. */
  readonly onChoose?: (option: Option | undefined) => void;
}

type ItemProps = AutocompleteRenderValueGetItemProps<true>;

const NONE: AnyRow = {};

/** The server has searched already, in every spelling. */
const isFound = () => true;

/** Names of ids: known ones, then those from the picker; empty while loading; an unknown id is `#15`. */
function useNames(
  picker: Picker,
  ids: readonly RecordId[],
  taken: readonly Option[],
): readonly string[] {
  const known = [...taken, ...(picker.known ?? [])];
  const nameless = !picker.known && ids.some((id) => !known.some((one) => sameId(one.id, id)));
  const found = useOptions(picker, nameless ? '' : undefined);
  const all = [...known, ...found.options];
  const unnamed = (id: RecordId) => (found.waiting || picker.waiting ? '' : `#${id}`);
  return ids.map((id) => all.find((one) => sameId(one.id, id))?.name ?? unnamed(id));
}

/** The chosen options and what was found; a chosen one has the name that is known by now. */
function useChoices(ids: readonly RecordId[], names: readonly string[], found: readonly Option[]) {
  const known = names.join('\n');
  // As long as it is the same, react-admin keeps what is being typed.
  const optionText = useMemo(() => {
    const nameOf = new Map(known.split('\n').map((name, place) => [String(ids[place]), name]));
    return ({ id, name }: Option) => nameOf.get(String(id)) ?? name;
  }, [ids, known]);
  const choices = useMemo(() => {
    const others = found.filter(({ id }) => !ids.some((one) => sameId(one, id)));
    return [...ids.map((id) => ({ id, name: '' })), ...others];
  }, [ids, found]);
  return { choices, optionText };
}

/**
 * The target resource, once its own list is confirmed empty: an empty result of another server's suggestions does not prove
 * that there are no records.
 */
function useMissing(resourceName: string | undefined, when: boolean): Resource | undefined {
  const resource = useContext(Resources)[resourceName ?? ''];
  const list = resource?.collection.list;
  const canAccess = useCanAccess();
  const { data } = useQuery({
    queryKey: [resourceName, 'any'],
    queryFn: async ({ signal }) => list && call(list, { page: 0, size: 1 }, { signal }),
    enabled: when && list !== undefined && canAccess(list),
  });
  return when && data?.totalElements === 0 ? resource : undefined;
}

export function PickerInput(props: PickerProps) {
  const { picker, source, label, isRequired, several, narrows, onChoose } = props;
  const translate = useTranslate();
  const record = useRecordContext() ?? NONE;
  // Undefined while the options are closed.
  const [typed, setTyped] = useState<string>();
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const { composed, composition } = useComposed(typed);
  const found = useOptions(picker, composed);
  const ids = useIds(useWatch({ name: source }));
  const was = useIds(record[source]);
  const names = useNames(picker, ids, [...taken, ...optionsIn(picker, record, was)]);
  // Its message remains after blur, so that its link is reachable by keyboard.
  const refusal = found.needs && translate('app.forbidden.needs', { needs: found.needs });
  const isBare = found.text === '' && found.options.length === 0 && !found.failed;
  const missing = useMissing(picker.resourceName, isBare && narrows === undefined);
  const isShown = !found.waiting && missing === undefined;
  const choose = (_: unknown, chosen: Option | readonly Option[] | '') => {
    const options = [chosen].flat().filter((one): one is Option => one !== '');
    setTaken((now) => [...now, ...options.filter(({ name }) => name !== '')]);
    onChoose?.(options.at(-1));
  };
  const choices = useChoices(ids, names, found.options);
  const placeholder = several && ids.length > 0 ? undefined : translate('engine.form.find');
  const shared = {
    source,
    label,
    helperText: refusal === undefined || narrows !== undefined ? props.helperText : refusal,
    ...choices,
    size: narrows === undefined ? ('medium' as const) : ('small' as const),
    autoHighlight: true,
    openOnFocus: false,
    translateChoice: false,
    matchSuggestion: isFound,
    noOptionsText:
      refusal ?? (found.failed ? 'engine.form.optionsFailed' : 'engine.form.noOptions'),
    shouldRenderSuggestions: () => isShown,
    popupIcon: <Icon name="down" />,
    clearIcon: <Icon name="cross" />,
    TextFieldProps: {
      placeholder: narrows ?? placeholder,
      slotProps: {
        input: {
          slotProps: {
            input: {
              inputMode: picker.keyboard,
              'aria-label': narrows,
              'aria-required': isRequired,
            },
          },
        },
      },
    },
    onOpen: () => setTyped((now) => now ?? ''),
    onClose: () => setTyped(undefined),
    onInputChange: (_: unknown, text: string, reason: string) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: choose,
    ...leaveKeys,
    ...composition,
  };
  return (
    <div>
      {several ? (
        <AutocompleteArrayInput
          {...shared}
          renderValue={(options: readonly Option[], itemProps: ItemProps) =>
            options.map((option, index) => {
              const { key, ...item } = itemProps({ index });
              return <ChosenChip key={key} name={choices.optionText(option)} {...item} />;
            })
          }
        />
      ) : (
        <AutocompleteInput {...shared} />
      )}
      {missing !== undefined && <NothingYet resource={missing} />}
    </div>
  );
}
