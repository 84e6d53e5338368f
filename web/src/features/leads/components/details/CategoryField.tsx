import TextField from '@mui/material/TextField';
import { optionalLineField } from '@parlance/domain/fields';
import { LIMITS } from '@parlance/domain/limits';
import { useId, useState } from 'react';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useCategories } from '../../api/useCategories.ts';

interface CategoryFieldProps {
  chatbotId: string;
  category: string | null;
  onChange: (category: string | null) => void;
}

const categorySchema = optionalLineField(LIMITS.leadCategoryCharacters);

/** Category of a lead: one of the chatbot's, or another. It is stored when the field is left, or with Enter. */
export function CategoryField({ chatbotId, category, onChange }: CategoryFieldProps) {
  const t = useTranslate();
  const listId = useId();
  const known = useCategories(chatbotId);
  const stored = category ?? '';
  const [typed, setTyped] = useState(stored);
  const [seen, setSeen] = useState(stored);
  // Somebody else has chosen, or what was typed is stored.
  if (stored !== seen) {
    setSeen(stored);
    setTyped(stored);
  }
  const parsed = categorySchema.safeParse(typed);
  const store = () => {
    if (!parsed.success || parsed.data === stored) return;
    onChange(parsed.data === '' ? null : parsed.data);
  };
  return (
    <>
      <TextField
        id="lead-category"
        label={t('leads.category')}
        value={typed}
        error={!parsed.success}
        helperText={parsed.success ? undefined : t('error.invalid-input')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={store}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) store();
        }}
        autoComplete="off"
        slotProps={{
          htmlInput: { maxLength: LIMITS.leadCategoryCharacters, list: listId },
          inputLabel: { shrink: true },
        }}
      />
      <datalist id={listId}>
        {known.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
    </>
  );
}
