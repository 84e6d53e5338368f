import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { replyToLead } from '@parlance/domain/contracts/conversations/leads';
import type { Lead } from '@parlance/domain/documents/chats/lead';
import { textField } from '@parlance/domain/fields';
import { newId } from '@parlance/domain/ids';
import { LIMITS } from '@parlance/domain/limits';
import { useState } from 'react';
import { ReplyField } from '#web/components/cannedReplies/ReplyField.tsx';
import { useAction } from '#web/components/toast/useAction.ts';
import { useTranslate } from '#web/i18n/useTranslate.ts';
import { useSessionUser } from '#web/lib/auth/session/useSessionUser.ts';
import type { Stored } from '#web/lib/live.ts';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useChatbotName } from '#web/lib/org/useChatbotName.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import { useLeadLocale } from '../../api/useLeadLocale.ts';
import { useLeadMailbox } from '../../api/useLeadMailbox.ts';
import { REPLY_FIELD } from '../../REPLY_FIELD.ts';

const replySchema = textField(LIMITS.leadReplyCharacters);

/** Writes a mail to the visitor. What could not be sent stays in the field. */
export function ReplyForm({ lead }: { lead: Stored<Lead> }) {
  const t = useTranslate();
  const { orgId, org, member } = useMembership();
  const chatbotName = useChatbotName();
  const locale = useLeadLocale(lead);
  const email = useSessionUser()?.email ?? '';
  const mailbox = useLeadMailbox(lead);
  // The same id until the reply is stored: sent twice, it is one.
  const [draft, setDraft] = useState(() => ({ replyId: newId(), text: '' }));
  const reply = replySchema.safeParse(draft.text);
  const { isBusy, run } = useAction(async () => {
    if (!reply.success) return;
    await callContract(replyToLead, { orgId, leadId: lead.id, replyId: draft.replyId, text: reply.data });
    setDraft({ replyId: newId(), text: '' });
  }, t('leads.replyFailed'));
  const hint =
    mailbox === undefined || mailbox === ''
      ? t('leads.replyHint', { organization: org.name, email })
      : t('leads.replyByMailbox', { address: mailbox });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
      sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}
    >
      <ReplyField
        id={REPLY_FIELD}
        label={t('leads.newReply', { email: lead.email })}
        helperText={hint}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        locale={locale}
        values={{
          visitor: lead.name,
          agent: member.name,
          chatbot: chatbotName(lead.chatbotId) ?? '',
          organization: org.name,
        }}
        isDisabled={isBusy}
        minRows={3}
        maxRows={12}
        maxLength={LIMITS.leadReplyCharacters}
      />
      <Button type="submit" size="small" variant="contained" loading={isBusy} disabled={!reply.success}>
        {t('leads.sendReply')}
      </Button>
    </Box>
  );
}
