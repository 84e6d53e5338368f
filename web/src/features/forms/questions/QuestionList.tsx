import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { LIMITS } from '@parlance/domain/limits';
import { Fieldset } from '#web/components/forms/Fieldset.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { newDraft, type QuestionDraft } from '../QuestionDraft.ts';
import { QuestionFields } from './QuestionFields.tsx';

interface QuestionListProps {
  questions: readonly QuestionDraft[];
  error: string | undefined;
  onChange: (next: readonly QuestionDraft[]) => void;
}

/** The questions with the one at a place moved by `step`. */
function moved(questions: readonly QuestionDraft[], from: number, step: -1 | 1): QuestionDraft[] {
  const [question] = questions.slice(from, from + 1);
  const rest = questions.filter((_, at) => at !== from);
  return question === undefined ? rest : [...rest.slice(0, from + step), question, ...rest.slice(from + step)];
}

/** The questions of a form in their order, at most `LIMITS.formFields`. */
export function QuestionList({ questions, error, onChange }: QuestionListProps) {
  const t = useTranslate();
  return (
    <Fieldset label={t('forms.questions')} gap={2}>
      <Typography variant="h3">{t('forms.questions')}</Typography>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.key}
          question={question}
          position={index + 1}
          isLast={index === questions.length - 1}
          onChange={(next) => onChange(questions.map((one) => (one.key === next.key ? next : one)))}
          onMove={(step) => onChange(moved(questions, index, step))}
          onRemove={() => onChange(questions.filter((one) => one.key !== question.key))}
        />
      ))}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
      {questions.length < LIMITS.formFields && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<AppIcon name="plus" size={18} />}
            onClick={() => onChange([...questions, newDraft(questions)])}
          >
            {t('forms.questionAdd')}
          </Button>
        </Box>
      )}
    </Fieldset>
  );
}
