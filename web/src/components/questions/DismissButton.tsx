import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { dismissQuestions } from '@parlance/domain/contracts/conversations/chats';
import { LIMITS } from '@parlance/domain/limits';
import { useAction } from '#web/components/toast/useAction.ts';
import { AppIcon } from '#web/components/ui/AppIcon.tsx';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { OpenQuestion } from './OpenQuestion.ts';

interface DismissButtonProps {
  question: OpenQuestion;
  onDismissed: () => void;
}

/** Takes questions off the list that need no answer. */
export function DismissButton({ question: { chatbotId, places, question }, onDismissed }: DismissButtonProps) {
  const t = useTranslate();
  const { orgId } = useMembership();
  const label = t('overview.dismiss', { question });
  const { isBusy, run } = useAction(async () => {
    const ids = places.slice(0, LIMITS.questionsPerDismissal).map(({ messageId }) => messageId);
    await callContract(dismissQuestions, { orgId, chatbotId, messageIds: ids });
    onDismissed();
  }, t('overview.dismissFailed'));
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" disabled={isBusy} onClick={() => run()} aria-label={label}>
          <AppIcon name="x" size={18} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
