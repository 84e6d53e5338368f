import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { MaskingContext } from '#web/lib/firestore/masked/MaskingContext.ts';

/** Says what is masked and why, where others have a search. */
export function MaskedNotice() {
  const t = useTranslate();
  const canReveal = use(MaskingContext)?.canReveal === true;
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flex: '1 1 260px', color: 'text.secondary' }}>
      <AppIcon name="shield-lock" size={18} />
      <Typography variant="body2" sx={{ maxWidth: '75ch' }}>
        {t(canReveal ? 'masking.noticeReveal' : 'masking.notice')}
      </Typography>
    </Box>
  );
}
