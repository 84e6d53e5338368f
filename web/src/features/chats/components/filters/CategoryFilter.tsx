import TextField from '@mui/material/TextField';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';

interface CategoryFilterProps {
  category: string;
  /** What is offered; any other can be typed. */
  categories: readonly string[];
  onChange: (category: string) => void;
}

/** Asks for a category once it is typed in full: by Enter, or when the field is left. */
export function CategoryFilter({ category, categories, onChange }: CategoryFilterProps) {
  const t = useTranslate();
  const listId = useId();
  const [typed, setTyped] = useState(category);
  const [known, setKnown] = useState(category);
  if (category !== known) {
    setKnown(category);
    setTyped(category);
  }
  const report = () => {
    if (typed.trim() !== category) onChange(typed.trim());
  };
  return (
    <>
      <TextField
        id="filter-category"
        size="small"
        label={t('chats.category')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={report}
        onKeyDown={(event) => {
          if (event.key === 'Enter') report();
        }}
        slotProps={{ htmlInput: { list: listId, maxLength: LIMITS.categoryCharacters, autoComplete: 'off' } }}
      />
      <datalist id={listId}>
        {categories.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </>
  );
}
