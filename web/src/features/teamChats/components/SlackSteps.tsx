import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { slackManifest } from '@parlance/domain/teamChats/slackManifest';
import { CodeBlock } from '#web/components/ui/CodeBlock.tsx';
import { CopyButton } from '#web/components/ui/CopyButton.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

const STEPS = ['app', 'install', 'invite'] as const;

/** Steps at Slack before a channel is connected, with the manifest of the app to copy. */
export function SlackSteps() {
  const t = useTranslate();
  const { orgId } = useMembership();
  const manifest = slackManifest(window.location.origin, orgId);
  return (
    <>
      <DialogContentText>{t('teamChats.slack.text')}</DialogContentText>
      <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
        {STEPS.map((step) => (
          <Typography component="li" key={step} sx={{ mb: 1 }}>
            {t(`teamChats.slack.step.${step}`)}
          </Typography>
        ))}
      </Box>
      <CodeBlock
        code={manifest}
        label={t('teamChats.slack.manifest')}
        action={<CopyButton text={manifest} label={t('teamChats.slack.manifestCopy')} />}
      />
    </>
  );
}
