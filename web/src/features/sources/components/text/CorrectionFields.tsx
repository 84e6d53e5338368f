import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { LIMITS } from '@parlance/domain/limits';
import { useId } from 'react';
import { FormField } from '#web/components/forms/FormField.tsx';
import type { Form } from '#web/components/forms/useForm.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import {
  CORRECTION_KINDS,
  CORRECTION_NAME_CHARACTERS,
  type CorrectionKind,
  type CorrectionValues,
} from '../../correction.ts';

interface CorrectionFieldsProps {
  form: Form<keyof CorrectionValues>;
  kind: CorrectionKind;
  onKind: (kind: CorrectionKind) => void;
}

/** Choice of the kind of correction, and the fields of that kind. */
export function CorrectionFields({ form, kind, onKind }: CorrectionFieldsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <FormControl>
        <FormLabel id={id} sx={{ typography: 'body2', fontWeight: 600 }}>
          {t('correction.kind')}
        </FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={kind}
          onChange={(_event, value) => onKind(CORRECTION_KINDS.find((each) => each === value) ?? kind)}
        >
          {CORRECTION_KINDS.map((each) => (
            <FormControlLabel
              key={each}
              value={each}
              control={<Radio size="small" />}
              label={t(`correction.kind.${each}`)}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {kind === 'text' ? (
        <>
          <FormField
            form={form}
            name="name"
            label={t('correction.name')}
            maxLength={CORRECTION_NAME_CHARACTERS}
            autoComplete="off"
          />
          <FormField
            form={form}
            name="text"
            label={t('correction.text')}
            helperText={t('correction.textHelp')}
            multiline
          />
        </>
      ) : (
        <>
          <FormField
            form={form}
            name="question"
            label={t('qa.question')}
            maxLength={LIMITS.questionCharacters}
            autoComplete="off"
          />
          <FormField form={form} name="answer" label={t('qa.answer')} maxLength={LIMITS.qaAnswerCharacters} multiline />
        </>
      )}
    </>
  );
}
