import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useLinkToken } from '../../useLinkToken.ts';
import { InviteLoader } from './InviteLoader.tsx';
import type { InviteProblem } from './useInviteAction.ts';
import { AuthHeading } from '../AuthHeading.tsx';

interface InviteFullProps {
  organizationName: string;
  inviterName: string;
  /** Team members that the plan allows. */
  max: number;
}

/** Nobody can join with this link. */
function InviteInvalid() {
  const t = useTranslate();
  return (
    <Stack spacing={2.5}>
      <Box role="alert">
        <AuthHeading title={t('invite.invalidTitle')} text={t('invite.invalidText')} />
      </Box>
      <Typography>
        <MuiLink component={PageLink} to={paths.signIn()}>
          {t('invite.toSignIn')}
        </MuiLink>
      </Typography>
    </Stack>
  );
}

/** All seats of the organization are taken. The invitation is not used up. */
function InviteFull({ organizationName, inviterName, max }: InviteFullProps) {
  const t = useTranslate();
  return (
    <Box role="alert">
      <AuthHeading
        title={t('invite.fullTitle', { organization: organizationName })}
        text={t('invite.fullText', { inviter: inviterName, max })}
      />
    </Box>
  );
}

/** The page behind the link of an invitation. Opening it uses nothing up. */
export default function InvitePage() {
  const { token, discard } = useLinkToken('invite');
  const [readings, setReadings] = useState(1);
  const [problem, setProblem] = useState<InviteProblem>();
  const handleProblem = (next: InviteProblem) => {
    if (next.kind === 'invalid') discard();
    setProblem(next);
  };
  if (problem?.kind === 'full') return <InviteFull {...problem} />;
  if (problem?.kind === 'invalid' || token === '') return <InviteInvalid />;
  return (
    <InviteLoader
      key={`${token}:${readings}`}
      token={token}
      onProblem={handleProblem}
      onJoined={discard}
      onReadAgain={() => setReadings(readings + 1)}
    />
  );
}
