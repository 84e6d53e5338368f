import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useRef } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface AttachButtonProps {
  onChoose: (files: readonly File[]) => void;
}

/** Button that opens the browser's choice of pictures and PDF files. */
export function AttachButton({ onChoose }: AttachButtonProps) {
  const t = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        aria-label={t('chats.file.choose')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <Tooltip title={t('chats.file.choose')}>
        <IconButton onClick={() => input.current?.click()} aria-label={t('chats.file.choose')}>
          <AppIcon name="paperclip" />
        </IconButton>
      </Tooltip>
    </>
  );
}
