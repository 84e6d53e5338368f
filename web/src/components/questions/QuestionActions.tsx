import Button from '@mui/material/Button';
import { PageLink } from '#web/components/links/PageLink.tsx';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { paths } from '#web/config/paths.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { aboveStretched } from '../table/aboveStretched.ts';
import { DismissButton } from './DismissButton.tsx';
import type { OpenQuestion } from './OpenQuestion.ts';

interface QuestionActionsProps {
  question: OpenQuestion;
  onPropose: () => void;
  /** The question is about to leave the list, and with it the button that has the focus. */
  onDismissed: () => void;
}

/** Buttons of a question without an answer. */
export function QuestionActions({ question: open, onPropose, onDismissed }: QuestionActionsProps) {
  const { chatbotId, question } = open;
  const t = useTranslate();
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        onClick={onPropose}
        sx={aboveStretched}
        startIcon={<AppIcon name="sparkles" size={16} />}
        aria-label={t('gaps.proposeTo', { question })}
      >
        {t('gaps.propose')}
      </Button>
      <Button
        size="small"
        component={PageLink}
        to={paths.chatbotOwnAnswers(chatbotId)}
        state={{ question }}
        sx={aboveStretched}
        aria-label={t('overview.addAnswerTo', { question })}
      >
        {t('overview.addAnswer')}
      </Button>
      <DismissButton question={open} onDismissed={onDismissed} />
    </>
  );
}
