import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';

/** Filters conversations by chatbot. */
export function ChatbotFilter({ state: { filter, setFilter } }: { state: ChatFilterState }) {
  const t = useTranslate();
  const chatbots = useChatbots();
  const there = chatbots.status === 'ready' ? chatbots.value : [];
  const shown = filter.chatbot ?? '';
  return (
    <TextField
      id="filter-chatbot"
      select
      size="small"
      label={t('nav.chatbot')}
      value={shown}
      onChange={(event) => setFilter('chatbot', event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('chats.filter.any')}</option>
      {there.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {shown !== '' && !there.some(({ id }) => id === shown) && <option value={shown}>–</option>}
    </TextField>
  );
}
