// Picks a moment (YYYY-MM-DD HH:mm, 24 hours, the network's time zone) or a day.
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { zhCN } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useLocale } from 'react-admin';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { Icon } from '../../Icon.tsx';
import type { Entry } from '../kind.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

const DAY = 'YYYY-MM-DD';
const chinese = zhCN.components.MuiLocalizationProvider.defaultProps.localeText;

/** The picker keeps the seconds of an old value: a moment is cut to its minute. */
function valueOf(picked: Dayjs | null, days: boolean): string | number | null {
  if (picked === null || !picked.isValid()) return null;
  return days ? picked.format(DAY) : picked.startOf('minute').valueOf();
}

function pickedOf(value: unknown, days: boolean): Dayjs | null {
  if (days) return typeof value === 'string' && value !== '' ? dayjs(value) : null;
  return typeof value === 'number' ? dayjs(value) : null;
}

const CalendarIcon = () => <Icon name="cal" />;

interface Props extends Entry {
  /** Days alone, without hours. */
  readonly days: boolean;
}

export default function Picker({ days, focus, ...entry }: Props) {
  const locale = useLocale();
  const field = {
    id: entry.id,
    inputRef: focus,
    error: entry.invalid,
    onBlur: entry.onBlur,
    size: 'medium' as const,
    fullWidth: true,
    slotProps: {
      htmlInput: { 'aria-describedby': entry.describedBy, 'aria-required': entry.required },
    },
  };
  const shared = {
    enableAccessibleFieldDOMStructure: false as const,
    value: pickedOf(entry.value, days),
    onChange: (picked: Dayjs | null) => entry.onChange(valueOf(picked, days)),
    desktopModeMediaQuery: '(min-width: 768px)',
    slots: { openPickerIcon: CalendarIcon },
    slotProps: { textField: field, field: { clearable: !entry.required } },
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale === 'zh' ? 'zh-cn' : 'en'}
      {...(locale === 'zh' ? { localeText: chinese } : {})}
    >
      {days ? (
        <DatePicker {...shared} format={DAY} />
      ) : (
        <DateTimePicker
          {...shared}
          ampm={false}
          format={`${DAY} HH:mm`}
          timezone={knownCapabilities().timeZone}
        />
      )}
    </LocalizationProvider>
  );
}
