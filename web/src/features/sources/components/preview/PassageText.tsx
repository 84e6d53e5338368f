import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Passage } from '../../api/usePreview.ts';

interface PassageTextProps {
  passage: Passage;
}

/** One passage: where it stands, and its text. A table's rows stay lines of their own. */
export function PassageText({ passage: { heading, page, text } }: PassageTextProps) {
  const t = useTranslate();
  const place = [heading, page === null ? '' : t('sources.previewPage', { page })].filter((part) => part !== '');
  return (
    <Box component="article" sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      {place.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {place.join(' · ')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '80ch' }}>
        {text}
      </Typography>
    </Box>
  );
}
