import TextField from '@mui/material/TextField';
import { OTHER_KEY } from '@parlance/domain/analytics/counting/verdictFigures';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatbots } from '#web/lib/org/useChatbots.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';

interface SiteFilterProps {
  state: ChatFilterState;
  /** Chatbot whose allowed websites are offered; undefined for those of all chatbots. */
  chatbotId: string | undefined;
}

/** Filters conversations by the website they came from: one that is allowed, or any other. */
export function SiteFilter({ state: { filter, setFilter }, chatbotId }: SiteFilterProps) {
  const t = useTranslate();
  const chatbots = useChatbots();
  const there = chatbots.status === 'ready' ? chatbots.value : [];
  const own = there.filter(({ id }) => chatbotId === undefined || id === chatbotId);
  const sites = [...new Set(own.flatMap(({ allowedDomains }) => allowedDomains))];
  const shown = filter.site ?? '';
  return (
    <TextField
      id="filter-site"
      select
      size="small"
      label={t('chats.filter.site')}
      value={shown}
      onChange={(event) => setFilter('site', event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{t('chats.filter.any')}</option>
      {sites.map((site) => (
        <option key={site} value={site}>
          {site}
        </option>
      ))}
      <option value={OTHER_KEY}>{t('analytics.otherSites')}</option>
      {![...sites, OTHER_KEY, ''].includes(shown) && <option value={shown}>{shown}</option>}
    </TextField>
  );
}
