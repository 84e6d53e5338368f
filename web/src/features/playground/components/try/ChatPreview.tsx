import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AnswerDraft } from '@parlance/domain/contracts/playground';
import { useRef } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { usePreviewBridge } from '#web/lib/preview/usePreviewBridge.ts';
import type { Asked } from '../../Asked.ts';

interface ChatPreviewProps {
  chatbotId: string;
  draft: AnswerDraft;
  onAsked: (asked: Asked) => void;
  onReset: () => void;
}

/** The very chat that visitors get, answering with settings that need not be saved. */
export function ChatPreview({ chatbotId, draft, onAsked, onReset }: ChatPreviewProps) {
  const t = useTranslate();
  const { locale } = useLocale();
  const frame = useRef<HTMLIFrameElement>(null);
  const { reset } = usePreviewBridge(frame, {
    chatbotId,
    draft,
    onTrial: (trial, { text }) => onAsked({ question: text, trial }),
  });
  return (
    <Box sx={{ minWidth: 0, position: { md: 'sticky' }, top: { md: 76 } }}>
      <Box
        component="iframe"
        ref={frame}
        title={t('playground.chat')}
        src={`/iframe/${chatbotId}?via=preview&lang=${locale}`}
        sx={{
          display: 'block',
          width: '100%',
          height: { xs: 'min(560px, 80dvh)', md: 'max(480px, min(680px, calc(100dvh - 220px)))' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      />
      <Button
        size="small"
        color="inherit"
        sx={{ mt: 1 }}
        startIcon={<AppIcon name="refresh" size={16} />}
        onClick={() => {
          reset();
          onReset();
        }}
      >
        {t('playground.reset')}
      </Button>
    </Box>
  );
}
