import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { PageHeader } from '#web/components/page/PageHeader.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { EmptyState } from '#web/components/ui/EmptyState.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { Panel } from '#web/components/ui/Panel.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useCannedReplies } from '#web/lib/org/useCannedReplies.ts';
import { CannedReplyDialog } from './CannedReplyDialog.tsx';
import { CannedReplyRow } from './CannedReplyRow.tsx';
import { DeleteReplyDialog } from './DeleteReplyDialog.tsx';

type Open = { kind: 'edit' | 'delete'; reply: Stored<CannedReply> } | { kind: 'new' };

/** The texts that a team has ready for what visitors write often. */
export default function CannedRepliesPage() {
  const t = useTranslate();
  const replies = useCannedReplies();
  const canWrite = useCan('chat.write');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const isFull = replies.status === 'ready' && replies.value.length >= LIMITS.cannedReplies;
  const create = canWrite && (
    <Button
      variant="contained"
      startIcon={<AppIcon name="plus" size={18} />}
      disabled={replies.status !== 'ready' || isFull}
      onClick={() => setOpen({ kind: 'new' })}
    >
      {t('cannedReplies.create')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('cannedReplies.title')} context={t('cannedReplies.context')} action={create} />
      {isFull && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('cannedReplies.full', { max: LIMITS.cannedReplies })}
        </Typography>
      )}
      {replies.status === 'loading' && (
        <Stack spacing={1}>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} variant="rounded" height={72} />
          ))}
        </Stack>
      )}
      {replies.status === 'error' && (
        <ErrorState title={t('cannedReplies.loadFailed')} error={replies.error} onRetry={replies.retry} />
      )}
      {replies.status === 'ready' && replies.value.length === 0 && (
        <EmptyState icon="quote" title={t('cannedReplies.noneTitle')} text={t('cannedReplies.noneText')} />
      )}
      {replies.status === 'ready' && replies.value.length > 0 && (
        <Panel component="ul">
          {replies.value.map((reply) => (
            <CannedReplyRow
              key={reply.id}
              reply={reply}
              onEdit={canWrite ? () => setOpen({ kind: 'edit', reply }) : undefined}
              onDelete={canWrite ? () => setOpen({ kind: 'delete', reply }) : undefined}
            />
          ))}
        </Panel>
      )}
      {open?.kind === 'new' && <CannedReplyDialog onClose={close} />}
      {open?.kind === 'edit' && <CannedReplyDialog reply={open.reply} onClose={close} />}
      {open?.kind === 'delete' && <DeleteReplyDialog reply={open.reply} onClose={close} />}
    </>
  );
}
