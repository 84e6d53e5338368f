import Box from '@mui/material/Box';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { textOn } from '#web/lib/colour/textOn.ts';
import { iconAddress } from '@parlance/domain/widget/look/iconAddress';

interface BubblePreviewProps {
  values: Chatbot;
}

/** The bubble on a piece of page: colour, side and icon. */
export function BubblePreview({ values }: BubblePreviewProps) {
  const t = useTranslate();
  const { bubbleButtonColor, bubbleAlignment, chatIcon } = values;
  const mask = chatIcon === null ? undefined : `url("${iconAddress(chatIcon)}") center / contain no-repeat`;
  return (
    <Box
      component="figure"
      aria-label={t(bubbleAlignment === 'left' ? 'preview.bubbleLeft' : 'preview.bubbleRight')}
      sx={{
        display: 'flex',
        justifyContent: bubbleAlignment === 'left' ? 'flex-start' : 'flex-end',
        m: 0,
        width: '100%',
        maxWidth: 400,
        p: 1.5,
        border: '1px dashed',
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: '#FFFFFF',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 56,
          height: 56,
          borderRadius: '50%',
          bgcolor: bubbleButtonColor,
          color: textOn(bubbleButtonColor),
        }}
      >
        {mask === undefined ? <SpeechMark /> : <Box sx={{ width: 28, height: 28, bgcolor: 'currentColor', mask }} />}
      </Box>
    </Box>
  );
}

function SpeechMark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path strokeLinejoin="round" d="M4 5h16v11H9l-5 4z" />
    </svg>
  );
}
