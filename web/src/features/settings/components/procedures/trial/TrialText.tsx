import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormField } from '@parlance/domain/documents/forms/formField';
import type { FieldValue } from '@parlance/domain/forms/checkFieldValue';
import { readAnswer } from '@parlance/domain/procedures/run/readAnswer';
import { LANGUAGE_WORDS } from '@parlance/domain/text/LANGUAGE_WORDS';
import { calendarDay } from '@parlance/domain/time/calendarDay';
import { useId, useState } from 'react';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

interface TrialTextProps {
  field: FormField;
  /** @param said The answer as it was typed. */
  onAnswer: (value: FieldValue | null, said: string) => void;
}

/** An answer as a visitor would type it, read as the chat reads it. */
export function TrialText({ field, onAnswer }: TrialTextProps) {
  const t = useTranslate();
  const id = useId();
  const { locale } = useLocale();
  const { org } = useMembership();
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const send = () => {
    const { yes, no } = LANGUAGE_WORDS[locale];
    const consentOf = (message: string) => {
      const word = message.trim().toLowerCase();
      return word === yes ? 'yes' : word === no ? 'no' : undefined;
    };
    const read = readAnswer(field, text, { locale, today: calendarDay(new Date(), org.timezone), consentOf });
    if ('fault' in read) setRefused(true);
    else onAnswer(read.value, text);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextField
        id={id}
        size="small"
        label={t('procedures.trialAnswer')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would be saved.
          event.preventDefault();
          send();
        }}
        error={isRefused}
        helperText={isRefused ? t('procedures.trialRefused') : undefined}
        autoComplete="off"
        sx={{ flex: 1 }}
        slotProps={{ formHelperText: { role: isRefused ? 'alert' : undefined } }}
      />
      <Button variant="outlined" onClick={send} disabled={text.trim() === ''}>
        {t('procedures.trialSend')}
      </Button>
    </Box>
  );
}
