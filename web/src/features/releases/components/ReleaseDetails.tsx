import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Release } from '@parlance/domain/documents/releases/release';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { ErrorState } from '#web/components/ui/ErrorState.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useRelease } from '../api/useRelease.ts';
import { useAuthorName } from '../useAuthorName.ts';
import { useChangeWords } from '../useChangeWords.ts';
import { LiveChip } from './LiveChip.tsx';
import { ReleaseComparison } from './ReleaseComparison.tsx';
import { RollbackDialog } from './RollbackDialog.tsx';

interface ReleaseDetailsProps {
  chatbotId: string;
  number: number;
  /** The newest release. */
  live: number;
  onClose: () => void;
}

/** One release: what made it, in what it differs, and the way back to it. */
export function ReleaseDetails({ chatbotId, number, live, onClose }: ReleaseDetailsProps) {
  const t = useTranslate();
  const titleId = useId();
  const canRollBack = useCan('release.rollBack');
  const found = useRelease(chatbotId, number);
  /** The newest release as it was when the reader asked. */
  const [from, setFrom] = useState<number>();
  const release = found.status === 'ready' ? found.value : null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth>
      <DialogTitle id={titleId} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {t('releases.number', { number })} {number === live && <LiveChip />}
      </DialogTitle>
      <DialogContent tabIndex={0} sx={{ display: 'grid', gap: 2.5 }}>
        {found.status === 'loading' && <Skeleton variant="rounded" height={240} aria-busy="true" />}
        {found.status === 'error' && (
          <ErrorState title={t('releases.loadFailed')} error={found.error} onRetry={found.retry} />
        )}
        {found.status === 'ready' && release === null && (
          <Typography>{t('releases.gone', { max: LIMITS.releasesKept })}</Typography>
        )}
        {release && (
          <>
            <Origin release={release} />
            <ReleaseComparison chatbotId={chatbotId} release={release} live={live} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {release && canRollBack && number !== live && (
          <Button onClick={() => setFrom(live)} startIcon={<AppIcon name="history" size={18} />} sx={{ mr: 'auto' }}>
            {t('releases.rollBack')}
          </Button>
        )}
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
      {from !== undefined && (
        <RollbackDialog
          chatbotId={chatbotId}
          number={number}
          from={from}
          onClose={() => setFrom(undefined)}
          onRefused={() => setFrom(live)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}

function Origin({ release }: { release: Release }) {
  const t = useTranslate();
  const intl = useIntl();
  const wordsOf = useChangeWords();
  const authorOf = useAuthorName();
  const { by, at, knowledgeOf, sources, passages, gate } = release;
  const date = intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {[authorOf(by), date, knowledgeOf === null ? '' : t('releases.figures', { sources, passages })]
          .filter((part) => part !== '')
          .join(' · ')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
        {wordsOf(release).map((words, index) => (
          <Box component="li" key={`${index}-${words}`} sx={{ overflowWrap: 'anywhere' }}>
            {words}
          </Box>
        ))}
      </Box>
      {gate !== null && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {t(`releases.gate.${gate.way}`, { reason: gate.reason })}
        </Typography>
      )}
    </div>
  );
}
