import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Translation } from '../../translation/useTranslation.ts';
import { useLanguageName } from '#web/i18n/useLanguageName.ts';
import { TranslationProblem } from './TranslationProblem.tsx';

interface TranslationBarProps {
  translation: Translation;
}

/**
 * Switches the translation of a conversation, where something in it is in another language than the reader's. Without a model the
 * switch is there for what was translated before.
 */
export function TranslationBar({ translation }: TranslationBarProps) {
  const t = useTranslate();
  const { isOffered, isMissing, hasTranslations, toggle, reading } = translation;
  if (!isOffered) return false;
  const isOn = reading.isTranslated;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: { xs: 0.5, md: 0.25 },
        minHeight: { xs: 44, md: 36 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {(hasTranslations || !isMissing) && (
        <Button
          size="small"
          color={isOn ? 'primary' : 'inherit'}
          aria-pressed={isOn}
          onClick={() => toggle(!isOn)}
          startIcon={<AppIcon name="language" size={18} />}
        >
          {t('chats.translation')}
        </Button>
      )}
      <TranslationLine translation={translation} />
    </Box>
  );
}

/** Says from which language into which, that it is under way, or why not. */
function TranslationLine({ translation }: TranslationBarProps) {
  const t = useTranslate();
  const nameOf = useLanguageName();
  const { isMissing, isLoading, error, retry, reading } = translation;
  if (isMissing) {
    return (
      <Typography variant="body2" color="textSecondary" component="output">
        {t('error.translation-unavailable')}
      </Typography>
    );
  }
  if (!reading.isTranslated) return false;
  if (error !== undefined) return <TranslationProblem error={error} onRetry={retry} />;
  const languages = { from: nameOf(reading.visitors), to: nameOf(reading.locale) };
  const isForeign = reading.visitors !== reading.locale;
  return (
    <Typography variant="caption" color="textSecondary" component="output">
      {isLoading && t('chats.translation.loading')}
      {!isLoading && isForeign && t('chats.translation.languages', languages)}
    </Typography>
  );
}
