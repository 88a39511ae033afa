// The recipient's contact: a mobile number with area code, or an e-mail address.
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { TextInput, useTranslate } from 'react-admin';
import { plainNumber } from '../../../../domain/people/mobiles.ts';
import { DialledAs } from '../../../engine/fields/input/DialledAs.tsx';
import type { ReservationValues } from '../values.ts';

const AREA_CODE = { inputMode: 'tel', maxLength: 8 } as const;
const MOBILE = { inputMode: 'tel', maxLength: 40 } as const;
const MAIL = { inputMode: 'email', maxLength: 200 } as const;

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: { xs: '80px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) minmax(0, 1.4fr)' },
  gap: 1.5,
  alignItems: 'start',
};

const shared = { autoComplete: 'off', helperText: false } as const;

export function RecipientPart({ values }: { readonly values: ReservationValues }) {
  const translate = useTranslate();
  return (
    <section className="panel recipient stack-8" aria-labelledby="recipient">
      <h2 id="recipient">{translate('reservation.unregistered.recipient')}</h2>
      <Box sx={FIELDS}>
        <TextInput
          {...shared}
          source="memberAreaCode"
          label="reservation.unregistered.memberAreaCode"
          type="tel"
          parse={plainNumber}
          slotProps={{ htmlInput: AREA_CODE }}
        />
        <Stack sx={{ gap: 0.5 }}>
          <TextInput
            {...shared}
            source="memberMobile"
            label="reservation.unregistered.memberMobile"
            type="tel"
            parse={plainNumber}
            slotProps={{ htmlInput: MOBILE }}
          />
          <DialledAs
            typed={values.memberMobile}
            areaCode={values.memberAreaCode || undefined}
            translate={translate}
          />
        </Stack>
        <TextInput
          {...shared}
          source="memberMail"
          sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}
          label="reservation.unregistered.memberMail"
          parse={(typed: string) => typed.trim()}
          slotProps={{ htmlInput: MAIL }}
        />
      </Box>
    </section>
  );
}
