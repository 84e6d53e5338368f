import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { RevealBar } from '#web/components/masking/RevealBar.tsx';
import { RevealScope } from '#web/components/masking/RevealScope.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useLead } from '../../api/useLead.ts';
import type { Team } from '#web/lib/org/useTeam.ts';
import { REPLY_FIELD } from '../../REPLY_FIELD.ts';
import { useCanReply } from '../../useCanReply.ts';
import { LeadDetails } from './LeadDetails.tsx';

interface LeadDialogProps {
  leadId: string;
  team: Team;
  onOpen: (leadId: string) => void;
  onClose: () => void;
  /** Undefined for those who may not. */
  onDelete: ((leadId: string) => void) | undefined;
}

/** One lead: what they wrote, how to answer, and how far the work is. */
export function LeadDialog(props: LeadDialogProps) {
  return (
    <RevealScope kind="lead" id={props.leadId}>
      <OpenLead {...props} />
    </RevealScope>
  );
}

function OpenLead({ leadId, team, onOpen, onClose, onDelete }: LeadDialogProps) {
  const t = useTranslate();
  const titleId = useId();
  const live = useLead(leadId);
  const canReply = useCanReply(leadId);
  const lead = live.status === 'ready' ? live.value : null;
  const name = lead?.name === '' ? lead.email : lead?.name;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {name ?? t('leads.details')}
      </DialogTitle>
      <DialogContent>
        <Box sx={{ mx: -3, mb: 2, '&:empty': { display: 'none' } }}>
          <RevealBar kind="lead" id={leadId} />
        </Box>
        {live.status === 'loading' && <Skeleton variant="rounded" height={240} />}
        {live.status === 'error' && (
          <ErrorState title={t('leads.loadFailed')} error={live.error} onRetry={live.retry} />
        )}
        {live.status === 'ready' && lead === null && <Typography>{t('leads.gone')}</Typography>}
        {lead && <LeadDetails lead={lead} team={team} onOpen={onOpen} />}
      </DialogContent>
      <DialogActions>
        {lead && onDelete && (
          <Button
            color="error"
            startIcon={<AppIcon name="trash" />}
            onClick={() => {
              onClose();
              onDelete(leadId);
            }}
            sx={{ mr: 'auto' }}
          >
            {t('leads.delete')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        {lead && canReply && (
          <Button
            variant="contained"
            startIcon={<AppIcon name="mail" />}
            onClick={() => document.getElementById(REPLY_FIELD)?.focus()}
          >
            {t('leads.reply')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
