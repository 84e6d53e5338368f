import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { ShownText } from '../../translation/shownText.ts';

/** The other text of a message, verbatim: its original, or what an agent wrote or sent. Closed at first. */
export function OtherText({ text, lang, kind }: NonNullable<ShownText['other']>) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        endIcon={<AppIcon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />}
        sx={{ ml: -0.75, mt: 0.5, color: 'text.secondary' }}
      >
        {t(`chats.translation.${kind}`)}
      </Button>
      {isOpen && (
        <Box id={id} lang={lang} sx={{ mt: 0.5, pt: 1, borderTop: 1, borderColor: 'divider' }}>
          <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '72ch' }}>{text}</Typography>
        </Box>
      )}
    </>
  );
}
