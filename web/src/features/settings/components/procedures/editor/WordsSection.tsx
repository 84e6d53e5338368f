import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LIMITS } from '@parlance/domain/limits';
import type { WordsNote } from '@parlance/domain/procedures/words/making/WordsNote';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/dialogs/ConfirmDialog.tsx';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { SettingText } from '#web/components/settings/SettingText.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ProcedureProps } from '../ProcedureProps.ts';
import { readWords } from './readWords.ts';
import { WordsNotes } from './WordsNotes.tsx';

/** The owner's description, and the steps that are made of it. */
export function WordsSection({ form, index, procedure, actions, onEdit }: ProcedureProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const [notes, setNotes] = useState<readonly WordsNote[]>();
  const [isAsking, setAsking] = useState(false);
  const { words, steps } = procedure;
  const make = () => {
    setAsking(false);
    const made = readWords(words, locale, actions.status === 'ready' ? actions.value : []);
    setNotes(made.notes);
    if (made.steps.length > 0) onEdit({ steps: made.steps });
  };
  return (
    <SettingsSection title={t('procedures.words')} text={t('procedures.wordsText')}>
      <Stack spacing={2}>
        <SettingText
          form={form}
          control={`procedures.${index}.words`}
          label={t('procedures.wordsField')}
          helperText={t('procedures.wordsHelp')}
          placeholder={t('procedures.wordsExample')}
          value={words}
          onChange={(next) => onEdit({ words: next })}
          maxLength={LIMITS.procedureWordsCharacters}
          rows={6}
        />
        {!form.isReadOnly && (
          <Box>
            <Button
              variant={steps.length === 0 ? 'contained' : 'outlined'}
              startIcon={<AppIcon name="list-check" size={18} />}
              disabled={words.trim() === '' || actions.status === 'loading'}
              onClick={() => (steps.length === 0 ? make() : setAsking(true))}
            >
              {t('procedures.make')}
            </Button>
          </Box>
        )}
        <Box aria-live="polite">{notes !== undefined && <WordsNotes notes={notes} count={steps.length} />}</Box>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={false}
        title={t('procedures.replaceTitle')}
        text={t('procedures.replaceText', { count: steps.length })}
        confirmLabel={t('procedures.replace')}
        onConfirm={make}
        onClose={() => setAsking(false)}
      />
    </SettingsSection>
  );
}
