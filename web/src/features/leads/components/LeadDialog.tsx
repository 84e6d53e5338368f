import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/firestore/live.ts';
import { replyAddress } from '../replyAddress.ts';
import { LeadWork } from './LeadWork.tsx';

interface LeadDialogProps {
  lead: Stored<Lead>;
  onClose: () => void;
  /** Undefined for those who may not. */
  onDelete: ((leadId: string) => void) | undefined;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** One lead: what they wrote, how to answer, and how far the work is. */
export function LeadDialog({ lead, onClose, onDelete }: LeadDialogProps) {
  const t = useTranslate();
  const intl = useIntl();
  const titleId = useId();
  const moment = (date: Date) => intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{lead.name === '' ? lead.email : lead.name}</DialogTitle>
      <DialogContent>
        <Stack component="dl" spacing={2} sx={{ m: 0 }}>
          <Fact label={t('form.email')}>{lead.email}</Fact>
          {lead.phone !== '' && <Fact label={t('leads.phone')}>{lead.phone}</Fact>}
          <Fact label={t('leads.message')}>{lead.message}</Fact>
          <Fact label={t('leads.captured')}>{moment(lead.createdAt)}</Fact>
          <Fact label={t('leads.consent')}>{moment(lead.consentAt)}</Fact>
        </Stack>
        <LeadWork lead={lead} />
        {lead.chatId !== null && (
          <MuiLink component={Link} to={`${paths.chatbotChats(lead.chatbotId)}?chat=${lead.chatId}`}>
            {t('leads.toChat')}
          </MuiLink>
        )}
      </DialogContent>
      <DialogActions>
        {onDelete && (
          <Button
            color="error"
            startIcon={<AppIcon name="trash" />}
            onClick={() => {
              onClose();
              onDelete(lead.id);
            }}
            sx={{ mr: 'auto' }}
          >
            {t('leads.delete')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button
          variant="contained"
          href={replyAddress(lead.email, t('leads.replySubject'))}
          startIcon={<AppIcon name="mail" />}
        >
          {t('leads.reply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
