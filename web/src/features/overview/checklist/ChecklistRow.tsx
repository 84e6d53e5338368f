import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { visuallyHidden } from '#web/components/ui/visuallyHidden.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ChecklistStep } from './checklistOf.ts';

interface ChecklistRowProps {
  step: ChecklistStep;
  isDone: boolean;
  to: string;
}

/** One step: a link to where it is done, with what it brings. */
export function ChecklistRow({ step, isDone, to }: ChecklistRowProps) {
  const t = useTranslate();
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5, px: 2, py: 1 }}>
      <Box sx={{ display: 'flex', pt: 0.25, color: isDone ? 'success.main' : 'text.secondary' }}>
        <AppIcon name={isDone ? 'circle-check' : 'circle-dashed'} size={20} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <MuiLink component={PageLink} to={to} sx={{ fontWeight: 600 }} color={isDone ? 'textSecondary' : 'primary'}>
          {t(`checklist.${step}`)}
        </MuiLink>
        <Box component="span" sx={visuallyHidden}>
          {t(isDone ? 'checklist.isDone' : 'checklist.isOpen')}
        </Box>
        {!isDone && (
          <Typography variant="body2" color="textSecondary">
            {t(`checklist.${step}Text`)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
