import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Attachment } from '@parlance/domain/attachments/attachment';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useAttachment } from '../../attachments/useAttachment.ts';
import { useSeen } from '../../attachments/useSeen.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface PictureFileProps {
  chatId: string;
  messageId: string;
  name: string;
  attachment: Attachment;
}

/** Width and height of a picture beside words, in pixels at most. */
const SIDE = 280;

/** Picture of a message, read once it comes into sight, in the room that it will take. A click shows it large. */
export function PictureFile({ chatId, messageId, name, attachment }: PictureFileProps) {
  const t = useTranslate();
  const errorText = useErrorText();
  const [isLarge, setLarge] = useState(false);
  const { state, load } = useAttachment(chatId, messageId);
  const box = useSeen<HTMLDivElement>(() => void load());
  const { width, height } = attachment;
  const [across, down] = [width ?? SIDE, height ?? SIDE];
  const scale = Math.min(1, SIDE / Math.max(across, down));
  const room = { width: across * scale, maxWidth: '100%', aspectRatio: `${across} / ${down}` };
  return (
    <Box ref={box} sx={{ mb: 1, maxWidth: '100%' }}>
      {state.status === 'ready' && (
        <ButtonBase
          onClick={() => setLarge(true)}
          sx={{ ...room, minWidth: 24, minHeight: 24, display: 'block', borderRadius: 1, overflow: 'hidden' }}
        >
          <Box
            component="img"
            src={state.url}
            alt={t('chats.file.enlarge', { name })}
            sx={{ ...room, display: 'block' }}
          />
        </ButtonBase>
      )}
      {state.status === 'failed' && (
        <Box role="alert">
          <Typography variant="caption" color="error" component="p">
            {errorText(state.error, t('chats.file.failed'))}
          </Typography>
          <Button size="small" onClick={() => void load()}>
            {t('common.tryAgain')}
          </Button>
        </Box>
      )}
      {(state.status === 'idle' || state.status === 'loading') && (
        <Skeleton variant="rounded" sx={{ ...room, height: 'auto' }} />
      )}
      {state.status === 'ready' && (
        <PictureDialog isOpen={isLarge} name={name} url={state.url} onClose={() => setLarge(false)} />
      )}
    </Box>
  );
}
