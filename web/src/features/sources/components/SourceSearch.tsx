import { SearchField } from '#web/components/forms/SearchField.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface SourceSearchProps {
  /** As it stands in the address. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches the sources by their names. */
export function SourceSearch(props: SourceSearchProps) {
  const t = useTranslate();
  return <SearchField {...props} label={t('sources.search')} hint={t('sources.searchHint')} />;
}
