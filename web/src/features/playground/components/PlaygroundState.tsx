import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';

interface PlaygroundStateProps {
  chatbot: Stored<Chatbot>;
}

/** Says whether visitors get answers too, if the chatbot has nothing to answer from, and that nothing here counts. */
export function PlaygroundState({ chatbot: { id, status, trained } }: PlaygroundStateProps) {
  const t = useTranslate();
  const isActive = status === 'active';
  return (
    <Box sx={{ mb: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip
          size="small"
          color={isActive ? 'success' : 'default'}
          variant="outlined"
          icon={<AppIcon name={isActive ? 'circle-check' : 'circle-dashed'} size={16} />}
          label={t(isActive ? 'chatbots.active' : 'chatbots.inactive')}
        />
        <Typography variant="body2" color="textSecondary">
          {t('playground.notCounted')}
        </Typography>
      </Box>
      {!trained && (
        <Alert severity="warning" icon={<AppIcon name="alert-circle" />} sx={{ mt: 2 }}>
          {t('playground.untrained')}{' '}
          <MuiLink component={PageLink} to={paths.chatbotSources(id)} color="inherit">
            {t('playground.addSources')}
          </MuiLink>
        </Alert>
      )}
    </Box>
  );
}
