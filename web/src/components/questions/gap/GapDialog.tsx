import Button from '@mui/material/Button';
import { closeGap, proposeAnswer, REPLIES_PER_GAP } from '@parlance/domain/contracts/proposals';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { FormDialog } from '#web/components/dialogs/FormDialog.tsx';
import { useForm } from '#web/components/forms/useForm.ts';
import { useSubmit } from '#web/components/forms/useSubmit.ts';
import { useLocale } from '#web/i18n/useLocale.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useErrorText } from '#web/lib/errors/useErrorText.ts';
import { useAnswer } from '#web/lib/functions/useAnswer.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useToast } from '#web/lib/toast/useToast.ts';
import type { OpenQuestion } from '../OpenQuestion.ts';
import { GapAnswers } from './GapAnswers.tsx';
import { answersOf, GAP_FIELDS, gapErrors, gapValues } from './gapFields.ts';
import { ProposalState } from './ProposalState.tsx';
import type { Proposal } from './Proposal.ts';

interface GapDialogProps {
  question: OpenQuestion;
  onClose: () => void;
  /** The gap is closed: the question leaves its list. */
  onClosed: () => void;
}

/** Proposes an answer to a question that the sources did not answer, and takes it over as its reader has changed it. Open as long as it is rendered. */
export function GapDialog({ question, onClose, onClosed }: GapDialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const errorText = useErrorText();
  const { orgId } = useMembership();
  const { locale: own } = useLocale();
  const [gapId] = useState(newId);
  const { chatbotId, places } = question;
  const { isBusy, failure, run } = useSubmit(async (answers: ReturnType<typeof answersOf>) => {
    const messageIds = places.slice(0, LIMITS.questionsPerDismissal).map(({ messageId }) => messageId);
    const { release, tests } = await callContract(closeGap, { orgId, chatbotId, gapId, messageIds, answers });
    toast.success(t(release === null ? 'gaps.saved' : 'gaps.released', { release: release ?? 0, tests }));
    onClosed();
  });
  // The question's language, once it is known.
  const [first, setFirst] = useState(own);
  // No text answers a customer's own matter, unless somebody wants to write one.
  const [writes, setWriting] = useState(true);
  const form = useForm({
    initial: gapValues([]),
    validate: (values) => gapErrors(t, values, first),
    onValid: (values) => run(answersOf(values)),
  });
  const fill = ({ kind, question: asked, locale, answers }: Proposal) => {
    // Nobody has answered it yet: its question is there to begin with.
    const proposed = answers.length > 0 || kind === 'action' ? answers : [{ locale, question: asked, answer: '' }];
    const values = gapValues(proposed);
    for (const field of GAP_FIELDS) form.change(field, values[field]);
    setFirst(locale);
    setWriting(kind !== 'action');
  };
  const { answer: proposal } = useAnswer(proposeAnswer, { orgId, chatbotId, places: places.slice(0, REPLIES_PER_GAP) });
  const [filled, setFilled] = useState<Proposal>();
  if (proposal.status === 'ready' && filled !== proposal.value) {
    setFilled(proposal.value);
    fill(proposal.value);
  }
  const isWriting = proposal.status === 'error' || (proposal.status === 'ready' && writes);
  return (
    <FormDialog
      title={t('gaps.title')}
      submitLabel={t('gaps.accept')}
      isBusy={isBusy}
      isBlocked={!isWriting}
      failure={failure && errorText(failure.error, t('gaps.acceptFailed'))}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <ProposalState question={question} proposal={proposal} />
      {isWriting ? (
        <GapAnswers form={form} first={first} />
      ) : (
        proposal.status === 'ready' && (
          <Button onClick={() => setWriting(true)} sx={{ alignSelf: 'start' }}>
            {t('gaps.writeAnyway')}
          </Button>
        )
      )}
    </FormDialog>
  );
}
