import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ContradictionSide } from '@parlance/domain/documents/knowledge/contradiction';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { StateChip } from '#web/components/ui/StateChip.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { AddedOn } from './AddedOn.tsx';
import { markFigure } from '../../markFigure.ts';
import { pathOf } from '../../pathOf.ts';
import { sideLink } from '../../sideLink.ts';

interface ContradictionPassageProps {
  chatbotId: string;
  side: ContradictionSide;
  /** The other side has the same name. */
  showsDate: boolean;
  /** Decision about the passage; undefined if there is none. */
  verdict: 'used' | 'muted' | undefined;
  /** Undefined for people who may not decide. */
  onChoose: (() => void) | undefined;
  isBusy: boolean;
}

/** One of two passages: where it stands, its sentence with the figure marked, and the choice that it is right. */
export function ContradictionPassage({
  chatbotId,
  side,
  showsDate,
  verdict,
  onChoose,
  isBusy,
}: ContradictionPassageProps) {
  const t = useTranslate();
  const { before, figure, after } = markFigure(side.sentence, side.written);
  const place = [
    side.heading,
    side.page === null ? '' : t('sources.previewPage', { page: side.page }),
    side.url === null ? '' : pathOf(side.url),
  ].filter((part) => part !== '');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, p: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Link component={PageLink} to={sideLink(chatbotId, side)} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {side.question ?? side.sourceName}
        </Link>
        {verdict === 'used' && <StateChip color="success" icon="circle-check" label={t('contradictions.used')} />}
        {verdict === 'muted' && <StateChip color="default" icon="circle-minus" label={t('contradictions.muted')} />}
      </Box>
      {showsDate && <AddedOn sourceId={side.sourceId} />}
      {place.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {place.join(' · ')}
        </Typography>
      )}
      <Typography component="blockquote" sx={{ m: 0, overflowWrap: 'anywhere', flexGrow: 1 }}>
        {before}
        {figure !== '' && (
          <Box
            component="mark"
            sx={{ bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600, px: 0.5, borderRadius: 0.5 }}
          >
            {figure}
          </Box>
        )}
        {after}
      </Typography>
      {onChoose && verdict === undefined && (
        <div>
          <Button
            variant="outlined"
            size="small"
            loading={isBusy}
            onClick={onChoose}
            aria-label={t('contradictions.chooseThis', { figure: side.written })}
          >
            {t('contradictions.choose')}
          </Button>
        </div>
      )}
    </Box>
  );
}
