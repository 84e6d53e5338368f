import { readAttributeMark } from '@parlance/domain/contacts/attributeMarks';
import { isSameTag } from '@parlance/domain/documents/chats/changeTags';
import { LIMITS } from '@parlance/domain/limits';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useChatTags } from '../../api/useChatTags.ts';
import type { ChatFilterState } from '../../filter/useChatFilter.ts';
import { TypedFilter } from './TypedFilter.tsx';

interface TypedFiltersProps {
  state: ChatFilterState;
  categories: readonly string[];
}

/** The filters by words: category and tag, which models and members choose, and attribute, which the business's server states of its customers. */
export function TypedFilters({ state: { filter, setFilter }, categories }: TypedFiltersProps) {
  const t = useTranslate();
  const tags = useChatTags();
  const isMasked = useIsMasked();
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
      {!isMasked && (
        <TypedFilter
          id="filter-attribute"
          label={t('chats.attribute')}
          value={filter.attribute ?? ''}
          options={[]}
          maxCharacters={LIMITS.attributeMarkCharacters}
          onChange={(typed) => setFilter('attribute', readAttributeMark(typed) ?? null)}
        />
      )}
    </>
  );
}
