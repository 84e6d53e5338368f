import Box from '@mui/material/Box';
import { FilterSelect } from '#web/components/forms/FilterSelect.tsx';
import { MaskedNotice } from '#web/components/masking/MaskedNotice.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useIsMasked } from '#web/lib/firestore/masked/useIsMasked.ts';
import { useForms } from '#web/lib/lists/useForms.ts';

interface SubmissionFiltersProps {
  chatbotId: string;
  /** Undefined: of all forms. */
  formId: string | undefined;
  onForm: (formId: string | undefined) => void;
}

/** Filter of the list of submissions, by their form. A form that was deleted is no choice any more; what was sent with it stands in the list. */
export function SubmissionFilters({ chatbotId, formId, onForm }: SubmissionFiltersProps) {
  const t = useTranslate();
  const isMasked = useIsMasked();
  const forms = useForms(chatbotId);
  const known = forms.status === 'ready' ? forms.value.map(({ id, name }) => [id, name] as const) : [];
  return (
    <Box component="search" aria-label={t('submissions.filter')} sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
      {isMasked && <MaskedNotice />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
        <FilterSelect
          label={t('submissions.form')}
          value={known.some(([id]) => id === formId) ? (formId ?? '') : ''}
          options={[['', t('leads.filter.all')], ...known]}
          onChange={(value) => onForm(value === '' ? undefined : value)}
        />
      </Box>
    </Box>
  );
}
