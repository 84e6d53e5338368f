import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

const WAYS = ['mailbox', 'forward'] as const;

export type MailWay = (typeof WAYS)[number];

interface MailWayFieldProps {
  value: MailWay;
  /** Missing where there is nothing to choose. */
  onChange: ((way: MailWay) => void) | undefined;
}

/** Choice of how mails come in. */
export function MailWayField({ value, onChange }: MailWayFieldProps) {
  const t = useTranslate();
  const id = useId();
  if (onChange === undefined) return null;
  return (
    <FormControl>
      <FormLabel id={id}>{t('channels.email.way')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onChange={(event) => onChange(event.target.value === 'forward' ? 'forward' : 'mailbox')}
      >
        {WAYS.map((way) => (
          <FormControlLabel key={way} value={way} control={<Radio />} label={t(`channels.email.way.${way}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
