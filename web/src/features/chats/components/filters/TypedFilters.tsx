import { isSameTag } from '@parlance/domain/documents/chats/changeTags';
import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useChatTags } from '../../api/useChatTags.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { TypedFilter } from './TypedFilter.tsx';

interface TypedFiltersProps {
  state: ChatFilterState;
  categories: readonly string[];
}

/** The filters by words that models and members choose: category and tag. */
export function TypedFilters({ state: { filter, setFilter }, categories }: TypedFiltersProps) {
  const t = useTranslate();
  const tags = useChatTags();
  return (
    <>
      <TypedFilter
        id="filter-category"
        label={t('chats.category')}
        value={filter.category ?? ''}
        options={categories}
        maxCharacters={LIMITS.categoryCharacters}
        onChange={(category) => setFilter('category', category)}
      />
      <TypedFilter
        id="filter-tag"
        label={t('chats.tag')}
        value={filter.tag ?? ''}
        options={tags}
        maxCharacters={LIMITS.tagCharacters}
        onChange={(tag) => setFilter('tag', tags.find((known) => isSameTag(known, tag)) ?? tag)}
      />
    </>
  );
}
