import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { unmutePassage } from '@parlance/domain/contracts/sources/sources';
import { useAction } from '#web/components/toast/useAction.ts';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useCan } from '#web/lib/org/useCan.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { Passage } from '../../api/usePreview.ts';

interface PassageTextProps {
  sourceId: string;
  passage: Passage;
  /** Answers do without it. */
  isMuted: boolean;
  /** Shows a page of the original. Undefined where the original has no pages. */
  onPage: ((page: number) => void) | undefined;
  /** Undefined for people who may not correct it. */
  onCorrect: (() => void) | undefined;
}

/** One passage: where it stands, and its text. A table's rows stay lines of their own. */
export function PassageText({ sourceId, passage, isMuted, onPage, onCorrect }: PassageTextProps) {
  const t = useTranslate();
  const toast = useToast();
  const { orgId } = useMembership();
  const canDecide = useCan('contradiction.decide');
  const { heading, page, text, hash } = passage;
  const { isBusy, run } = useAction(async () => {
    await callContract(unmutePassage, { orgId, sourceId, hash });
    toast.success(t('contradictions.unmuted'));
  });
  const canShow = page !== null && onPage !== undefined;
  const place = [heading, page === null || canShow ? '' : t('sources.previewPage', { page })];
  return (
    <Box
      component="article"
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {place.filter((part) => part !== '').join(' · ')}
        </Typography>
        {canShow && (
          <Button
            size="small"
            onClick={() => onPage(page)}
            aria-label={t('original.showPage', { page })}
            sx={{ flexShrink: 0, mt: -0.75, mr: -0.75 }}
          >
            {t('sources.previewPage', { page })}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '80ch' }}>
        {text}
      </Typography>
      {isMuted && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 }}>
          <StateChip color="default" icon="circle-minus" label={t('contradictions.muted')} />
          {canDecide && (
            <Button size="small" loading={isBusy} onClick={() => run()}>
              {t('contradictions.unmute')}
            </Button>
          )}
        </Box>
      )}
      {onCorrect && (
        <Button size="small" color="inherit" onClick={onCorrect} sx={{ mt: 1, ml: -1.5, color: 'text.secondary' }}>
          {t('correction.action')}
        </Button>
      )}
    </Box>
  );
}
