import Button from '@mui/material/Button';
import type { AnswerMessage } from '@parlance/domain/documents/chats/message';
import { useState } from 'react';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { Stored } from '#web/lib/live.ts';
import { ReviseDialog } from './ReviseDialog.tsx';

interface ReviseButtonProps {
  chatId: string;
  answer: Stored<AnswerMessage>;
  question: string | undefined;
}

/** Opens the form for a better answer. */
export function ReviseButton({ chatId, answer, question }: ReviseButtonProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        data-shortcut="revise"
        startIcon={<AppIcon name="pencil" size={16} />}
        onClick={() => setOpen(true)}
      >
        {t('chats.revise')}
      </Button>
      {isOpen && <ReviseDialog chatId={chatId} answer={answer} question={question} onClose={() => setOpen(false)} />}
    </>
  );
}
