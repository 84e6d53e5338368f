import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { FIELD_TYPES } from '@parlance/domain/documents/forms/formField';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import type { QuestionDraft } from '../QuestionDraft.ts';
import { AnswerRules } from './AnswerRules.tsx';
import { QuestionButtons } from './QuestionButtons.tsx';

interface QuestionFieldsProps {
  question: QuestionDraft;
  /** From 1. */
  position: number;
  isLast: boolean;
  onChange: (next: QuestionDraft) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One question: its words, the kind of its answer, and its place. */
export function QuestionFields({ question, position, isLast, onChange, onMove, onRemove }: QuestionFieldsProps) {
  const t = useTranslate();
  const id = useId();
  const change = (part: Partial<QuestionDraft>) => onChange({ ...question, ...part });
  return (
    <Fieldset label={t('forms.question', { position })} gap={2} isFramed>
      <TextField
        id={`${id}-label`}
        label={t('forms.label')}
        value={question.label}
        multiline
        onChange={(event) => change({ label: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.fieldLabelCharacters, required: true } }}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
        <TextField
          id={`${id}-type`}
          select
          label={t('forms.type')}
          value={question.type}
          onChange={(event) => change({ type: FIELD_TYPES.find((type) => type === event.target.value) ?? 'text' })}
          slotProps={{ select: { native: true } }}
        >
          {FIELD_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`forms.type.${type}`)}
            </option>
          ))}
        </TextField>
        <TextField
          id={`${id}-name`}
          label={t('forms.fieldName')}
          value={question.name}
          onChange={(event) => change({ name: event.target.value })}
          slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        />
      </Box>
      <AnswerRules question={question} onChange={change} />
      <TextField
        id={`${id}-hint`}
        label={t('forms.hint')}
        value={question.hint}
        multiline
        onChange={(event) => change({ hint: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LIMITS.fieldHintCharacters } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <FormControlLabel
          control={<Switch checked={question.isRequired} onChange={(_event, isRequired) => change({ isRequired })} />}
          label={t('forms.isRequired')}
        />
        <QuestionButtons position={position} isLast={isLast} onMove={onMove} onRemove={onRemove} />
      </Box>
    </Fieldset>
  );
}
