import TextField from '@mui/material/TextField';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { MessageId } from '#web/i18n/messageId.ts';
import { type ChoiceName, FILTER_CHOICES } from '../../filter/chatFilter.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';

interface Choice {
  value: string;
  label: MessageId;
}

/** The choices of each filter, in the order in which they are asked for. */
const SELECTS: readonly { name: ChoiceName; choices: readonly Choice[] }[] = [
  { name: 'outcome', choices: FILTER_CHOICES.outcome.map((value) => ({ value, label: `outcome.${value}` })) },
  {
    name: 'resolution',
    choices: FILTER_CHOICES.resolution.map((value) => ({ value, label: `resolution.${value}` })),
  },
  { name: 'sentiment', choices: FILTER_CHOICES.sentiment.map((value) => ({ value, label: `sentiment.${value}` })) },
  { name: 'rating', choices: FILTER_CHOICES.rating.map((value) => ({ value, label: `rating.${value}` })) },
  { name: 'rated', choices: FILTER_CHOICES.rated.map((value) => ({ value, label: `rating.${value}` })) },
  { name: 'depth', choices: FILTER_CHOICES.depth.map((value) => ({ value, label: `depth.${value}` })) },
  { name: 'channel', choices: FILTER_CHOICES.channel.map((value) => ({ value, label: `channel.${value}` })) },
  { name: 'language', choices: FILTER_CHOICES.language.map((value) => ({ value, label: `language.${value}` })) },
];

/** One select for each filter that has a few choices. */
export function FilterSelects({ state: { filter, setFilter } }: { state: ChatFilterState }) {
  const t = useTranslate();
  return SELECTS.map(({ name, choices }) => (
    <TextField
      key={name}
      id={`filter-${name}`}
      select
      size="small"
      label={t(`chats.filter.${name}`)}
      value={filter[name] ?? ''}
      onChange={(event) => setFilter(name, event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('chats.filter.any')}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {t(label)}
        </option>
      ))}
    </TextField>
  ));
}
