import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CannedReply } from '@parlance/domain/documents/organizations/cannedReply';
import type { RefObject } from 'react';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCannedReplies } from '#web/lib/org/useCannedReplies.ts';
import { matchReplies } from './matchReplies.ts';
import { ReplyOptions } from './ReplyOptions.tsx';

interface ReplyMenuProps {
  id: string;
  field: RefObject<HTMLTextAreaElement | null>;
  /** Text typed after the slash. */
  query: string;
  /** As it would be inserted. */
  textOf: (reply: CannedReply) => string;
  onActive: (optionId: string | undefined) => void;
  onPick: (reply: CannedReply) => void;
  onClose: () => void;
}

/** The menu over a field in which a slash was typed. The replies are read when it opens. Nothing where none has what was typed. */
export function ReplyMenu({ id, field, query, textOf, onActive, onPick, onClose }: ReplyMenuProps) {
  const t = useTranslate();
  const replies = useCannedReplies();
  const found = replies.status === 'ready' ? matchReplies(replies.value, query) : [];
  const isEmpty = replies.status === 'ready' && replies.value.length === 0;
  // A slash that means something else is no reason to cover the page.
  if (replies.status === 'ready' && !isEmpty && found.length === 0) return null;
  return (
    <Popper
      open
      anchorEl={() => field.current ?? document.body}
      placement="top-start"
      sx={{ zIndex: (theme) => theme.zIndex.modal + 1, width: 420, maxWidth: 'calc(100vw - 32px)' }}
    >
      <Paper elevation={8} sx={{ mb: 1, maxHeight: 280, overflowY: 'auto' }}>
        {replies.status === 'loading' && <Skeleton variant="rounded" height={96} sx={{ m: 1 }} />}
        {replies.status === 'error' && (
          <Box sx={{ p: 1.5 }}>
            <ErrorState title={t('cannedReplies.loadFailed')} error={replies.error} onRetry={replies.retry} />
          </Box>
        )}
        {isEmpty && (
          <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block', p: 1.5 }}>
            {t('cannedReplies.noneHere')}{' '}
            <Link
              component={PageLink}
              to={paths.settingsCannedReplies()}
              onMouseDown={(event) => event.preventDefault()}
            >
              {t('cannedReplies.manage')}
            </Link>
          </Typography>
        )}
        {found.length > 0 && (
          <ReplyOptions
            id={id}
            field={field}
            replies={found}
            textOf={textOf}
            onActive={onActive}
            onPick={onPick}
            onClose={onClose}
          />
        )}
      </Paper>
    </Popper>
  );
}
