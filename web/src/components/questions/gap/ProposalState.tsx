import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Citations } from '#web/components/citations/Citations.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { toAppError } from '#web/lib/errors/toAppError.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import type { OpenQuestion } from '../OpenQuestion.ts';
import type { Live } from '#web/lib/live.ts';
import type { Proposal } from './Proposal.ts';

interface ProposalStateProps {
  question: OpenQuestion;
  proposal: Live<Proposal>;
}

/** The question of a gap, and where the proposal comes from, that it is being made, or in one line why there is none. */
export function ProposalState({ question, proposal }: ProposalStateProps) {
  return (
    <Box>
      <Typography sx={{ fontWeight: 550, mb: 1, overflowWrap: 'anywhere' }}>{question.question}</Typography>
      <State question={question} proposal={proposal} />
    </Box>
  );
}

function State({ question, proposal }: ProposalStateProps) {
  const t = useTranslate();
  switch (proposal.status) {
    case 'loading':
      return (
        <Box component="output" aria-busy="true" sx={{ display: 'block' }}>
          <Typography variant="body2" color="textSecondary">
            {t('gaps.loading')}
          </Typography>
          <Skeleton height={56} />
          <Skeleton height={96} />
        </Box>
      );
    case 'error':
      return <Failure error={proposal.error} onRetry={proposal.retry} />;
    case 'ready':
      return <Origin chatbotId={question.chatbotId} proposal={proposal.value} />;
  }
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate();
  const errorText = useErrorText();
  const isUsedUp = toAppError(error).code === 'suggestion-limit-reached';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" component="output">
        {isUsedUp ? errorText(error) : t('gaps.failed')}
      </Typography>
      {!isUsedUp && (
        <Button size="small" onClick={onRetry} startIcon={<AppIcon name="refresh" size={16} />}>
          {t('common.tryAgain')}
        </Button>
      )}
    </Box>
  );
}

function Origin({ chatbotId, proposal }: { chatbotId: string; proposal: Proposal }) {
  const t = useTranslate();
  const { kind, chatId, citations, isLocal, left, max } = proposal;
  return (
    <>
      <Typography variant="body2" component="output" sx={{ display: 'block' }}>
        {t(`gaps.kind.${kind}`)}
      </Typography>
      {chatId !== null && <OriginLink to={paths.chatbotChat(chatbotId, chatId)} label={t('gaps.seeReply')} />}
      {kind === 'action' && <OriginLink to={paths.chatbotActions(chatbotId)} label={t('gaps.seeActions')} />}
      {kind === 'edit' && <OriginLink to={paths.chatbotSources(chatbotId)} label={t('gaps.seeSources')} />}
      {citations.length > 0 && <Citations citations={citations} />}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {isLocal && `${t('gaps.localModel')} · `}
        {t('gaps.left', { left, max })}
      </Typography>
    </>
  );
}

function OriginLink({ to, label }: { to: string; label: string }) {
  return (
    <MuiLink component={PageLink} to={to} variant="body2">
      {label}
    </MuiLink>
  );
}
