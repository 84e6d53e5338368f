import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Trial } from '#web/lib/preview/Trial.ts';
import { citationOf } from '../../citationOf.ts';

interface PassageListProps {
  trial: Pick<Trial, 'passages' | 'result'>;
}

/** The passages that an answer could draw on, best first, and which of them it cites. */
export function PassageList({ trial: { passages, result } }: PassageListProps) {
  const t = useTranslate();
  const intl = useIntl();
  if (passages.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {t(result.verdict === 'verified' ? 'playground.ownAnswer' : 'playground.noPassages')}
      </Typography>
    );
  }
  return (
    <div>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('playground.passages')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {passages.map((passage, index) => {
          const citation = citationOf(passage, index, result.citations);
          return (
            <Box
              component="li"
              key={passage.chunkId}
              sx={{
                p: 1.25,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
                minWidth: 0,
              }}
            >
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {passage.sourceName}
                  {passage.heading !== '' && ` · ${passage.heading}`}
                </Typography>
                <Typography variant="caption" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {t('playground.score', {
                    score: intl.formatNumber(passage.score, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
                  })}
                </Typography>
                {citation !== undefined && (
                  <Chip
                    size="small"
                    color="success"
                    variant="outlined"
                    label={t('playground.cited', { n: citation.n })}
                  />
                )}
              </Box>
              <PassageWords text={passage.text} />
            </Box>
          );
        })}
      </Box>
    </div>
  );
}

/** Shorter passages are shown as they are. */
const SHORT = 200;

function PassageWords({ text }: { text: string }) {
  const t = useTranslate();
  const words = (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}
    >
      {text}
    </Typography>
  );
  if (text.length <= SHORT) return words;
  return (
    <Box component="details" sx={{ mt: 0.5 }}>
      <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', color: 'text.secondary' }}>
        {t('playground.passageStart', { start: text.slice(0, SHORT).toWellFormed() })}
      </Box>
      {words}
    </Box>
  );
}
