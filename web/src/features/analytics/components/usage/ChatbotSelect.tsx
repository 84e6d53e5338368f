import TextField from '@mui/material/TextField';
import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import { useSearchParams } from 'react-router';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { currentParams } from '#web/lib/browser/currentParams.ts';
import type { Stored } from '#web/lib/live.ts';

interface ChatbotSelectProps {
  chatbots: readonly Stored<Chatbot>[];
  /** Undefined for all. */
  chosen: string | undefined;
}

/** Selects the figures shown: those of all chatbots or of one. The choice is kept in the address. */
export function ChatbotSelect({ chatbots, chosen }: ChatbotSelectProps) {
  const t = useTranslate();
  const [, setParams] = useSearchParams();
  const choose = (id: string) => {
    const next = currentParams();
    if (id === '') next.delete('chatbot');
    else next.set('chatbot', id);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <TextField
      id="usage-chatbot"
      select
      size="small"
      label={t('nav.chatbot')}
      value={chosen ?? ''}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ width: 220 }}
    >
      <option value="">{t('usage.allChatbots')}</option>
      {chatbots.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
