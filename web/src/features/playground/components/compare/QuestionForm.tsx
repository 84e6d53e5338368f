import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface QuestionFormProps {
  isBusy: boolean;
  onAsk: (question: string) => void;
}

/** Asks both sides. Another question can be typed while they answer, and sent once they have. */
export function QuestionForm({ isBusy, onAsk }: QuestionFormProps) {
  const t = useTranslate();
  const id = useId();
  const [question, setQuestion] = useState('');
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const text = question.trim();
        if (text === '' || isBusy) return;
        onAsk(text);
        setQuestion('');
      }}
      sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}
    >
      <TextField
        id={id}
        label={t('playground.question')}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: LIMITS.visitorMessageCharacters } }}
      />
      <Button type="submit" variant="contained" loading={isBusy} startIcon={<AppIcon name="send" size={18} />}>
        {t('playground.ask')}
      </Button>
    </Box>
  );
}
