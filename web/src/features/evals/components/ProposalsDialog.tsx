import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useProposals } from '../api/useProposals.ts';
import type { TestProposal } from '../OpenDialog.ts';
import { ProposalRow } from './ProposalRow.tsx';

interface ProposalsDialogProps {
  chatbotId: string;
  /** Opens a proposal in the form. */
  onEdit: (proposal: TestProposal) => void;
  onClose: () => void;
}

/** Questions that could be cases, each added with one click. */
export function ProposalsDialog({ chatbotId, onEdit, onClose }: ProposalsDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const proposals = useProposals(chatbotId);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId}>{t('tests.proposals')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{t('tests.proposalsText')}</DialogContentText>
        {proposals.status === 'loading' && (
          <Stack spacing={1} aria-busy="true">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} variant="rounded" height={64} />
            ))}
          </Stack>
        )}
        {proposals.status === 'error' && (
          <ErrorState title={t('tests.proposalsFailed')} error={proposals.error} onRetry={proposals.retry} />
        )}
        {proposals.status === 'ready' && proposals.value.length === 0 && (
          <EmptyState icon="list-check" title={t('tests.noProposals')} text={t('tests.noProposalsText')} />
        )}
        {proposals.status === 'ready' && proposals.value.length > 0 && (
          <Panel component="ul">
            {proposals.value.map((proposal) => (
              <ProposalRow
                key={proposal.origin.id}
                chatbotId={chatbotId}
                proposal={proposal}
                onEdit={() => onEdit(proposal)}
              />
            ))}
          </Panel>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
