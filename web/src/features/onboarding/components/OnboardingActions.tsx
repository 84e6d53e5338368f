import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface OnboardingActionsProps {
  isBusy: boolean;
  isFirst: boolean;
  isLast: boolean;
  /** Finished answers can't be skipped any more, only left as they are. */
  isEditing: boolean;
  onBack: () => void;
  onSkip: () => void;
}

/** On, back, and out. */
export function OnboardingActions({ isBusy, isFirst, isLast, isEditing, onBack, onSkip }: OnboardingActionsProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      {!isFirst && (
        <Button
          variant="outlined"
          onClick={onBack}
          disabled={isBusy}
          startIcon={<AppIcon name="arrow-left" size={18} />}
        >
          {t('common.back')}
        </Button>
      )}
      <Button type="submit" variant="contained" loading={isBusy}>
        {t(isLast ? 'onboarding.finish' : 'onboarding.next')}
      </Button>
      {isEditing ? (
        <Button color="inherit" component={PageLink} to={paths.settingsAccount()} sx={{ ml: 'auto' }}>
          {t('onboarding.leave')}
        </Button>
      ) : (
        <Button color="inherit" onClick={onSkip} disabled={isBusy} sx={{ ml: 'auto' }}>
          {t('onboarding.skip')}
        </Button>
      )}
    </Box>
  );
}
