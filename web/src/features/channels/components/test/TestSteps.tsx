import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { type StepOutcome, TEST_STEPS, type testSteps } from '../../testing/testSteps.ts';

interface TestStepsProps {
  steps: ReturnType<typeof testSteps>;
  /** The conversation, once there is one. */
  chatId?: string;
}

const ICONS = {
  ahead: ['circle-dashed', 'text.secondary'],
  waiting: ['clock', 'text.secondary'],
  reply: ['clock', 'text.secondary'],
  off: ['alert-circle', 'warning.main'],
  done: ['circle-check', 'success.main'],
  team: ['circle-check', 'success.main'],
  fault: ['alert-circle', 'error.main'],
} as const;

/** Steps of a test with their times, or with what is wrong and what to do. */
export function TestSteps({ steps, chatId }: TestStepsProps) {
  const t = useTranslate();
  return (
    <Box>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
        {t('channels.test.steps')}
      </Typography>
      <Box component="ol" aria-live="polite" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {TEST_STEPS.map((step) => (
          <StepRow key={step} title={t(`channels.test.step.${step}`)} outcome={steps[step]} />
        ))}
      </Box>
      {chatId !== undefined && (
        <Link component={PageLink} to={paths.chat(chatId)} sx={{ display: 'inline-block', mt: 2 }}>
          {t('channels.test.openChat')}
        </Link>
      )}
    </Box>
  );
}

function StepRow({ title, outcome }: { title: string; outcome: StepOutcome }) {
  const t = useTranslate();
  const intl = useIntl();
  const [icon, color] = ICONS[outcome.state];
  const at = 'at' in outcome ? intl.formatTime(outcome.at, { timeStyle: 'medium' }) : '';
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ color, display: 'flex', pt: '2px' }}>
        <AppIcon name={icon} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {outcome.state === 'fault'
            ? `${at} · ${t(`channels.fault.${outcome.fault}`)}`
            : t(`channels.test.state.${outcome.state}`, { at })}
        </Typography>
      </Box>
    </Box>
  );
}
