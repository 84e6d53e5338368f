import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

/** Ways by which mails come in: by the password of a mailbox, by its owner's consent, or forwarded. */
export type MailWay = 'mailbox' | 'signIn' | 'forward';

export interface MailWays {
  chosen: MailWay;
  /** Ways that this deployment has. */
  offered: readonly MailWay[];
  onChoose: (way: MailWay) => void;
}

/** Choice of how mails come in, where there is one. */
export function MailWayField({ ways: { chosen, offered, onChoose } }: { ways: MailWays }) {
  const t = useTranslate();
  const id = useId();
  if (offered.length === 1) return null;
  return (
    <FormControl>
      <FormLabel id={id}>{t('channels.email.way')}</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        value={chosen}
        onChange={(event) => onChoose(offered.find((way) => way === event.target.value) ?? chosen)}
      >
        {offered.map((way) => (
          <FormControlLabel key={way} value={way} control={<Radio />} label={t(`channels.email.way.${way}`)} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
