import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Procedure } from '@parlance/domain/documents/procedures/procedureOf';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { PROCEDURE_TEMPLATES } from '@parlance/domain/procedures/templates/PROCEDURE_TEMPLATES';
import { procedureTemplate } from '@parlance/domain/procedures/templates/procedureTemplate';
import { TEMPLATE_TEXTS } from '@parlance/domain/procedures/templates/texts/TEMPLATE_TEXTS';
import { SettingsSection } from '#web/components/settings/SettingsSection.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { newProcedure } from './newProcedure.ts';

interface StartChoicesProps {
  /** No further one may be added. */
  isFull: boolean;
  onStart: (procedure: Procedure) => void;
}

/** Ways to begin a procedure: in one's own words, or with a template. */
export function StartChoices({ isFull, onStart }: StartChoicesProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  return (
    <SettingsSection title={t('procedures.start')} text={t('procedures.startText')}>
      <Button
        variant="contained"
        startIcon={<AppIcon name="plus" size={18} />}
        disabled={isFull}
        onClick={() => onStart(newProcedure(t('procedures.newName')))}
      >
        {t('procedures.startWords')}
      </Button>
      <Typography sx={{ mt: 2.5, mb: 1 }}>{t('procedures.templates')}</Typography>
      <Box
        component="ul"
        aria-label={t('procedures.templates')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}
      >
        {PROCEDURE_TEMPLATES.map((template) => (
          <Box component="li" key={template} sx={{ listStyle: 'none' }}>
            <Button
              variant="outlined"
              disabled={isFull}
              onClick={() => onStart(procedureTemplate(newId(), template, locale))}
            >
              {TEMPLATE_TEXTS[locale].about[template].name}
            </Button>
          </Box>
        ))}
      </Box>
      {isFull && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {t('procedures.full', { max: LIMITS.procedures })}
        </Typography>
      )}
    </SettingsSection>
  );
}
