import { readAttachment } from '@parlance/domain/contracts/conversations/attachments';
import { ATTACHMENT_TYPES } from '@parlance/domain/attachments/attachment';
import { useState } from 'react';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';

/** Source of a file of a conversation as an address, or what became of asking for it. */
export type AttachmentState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; url: string };

/** The file of a message, which is read when `load` is called. `load` answers its address, null where it failed. */
export function useAttachment(
  chatId: string,
  messageId: string,
): { state: AttachmentState; load: () => Promise<string | null> } {
  const { orgId } = useMembership();
  const [state, setState] = useState<AttachmentState>({ status: 'idle' });
  const load = async () => {
    setState({ status: 'loading' });
    try {
      const { type, data } = await callContract(readAttachment, { orgId, chatId, messageId });
      const url = `data:${ATTACHMENT_TYPES[type]};base64,${data}`;
      setState({ status: 'ready', url });
      return url;
    } catch (error) {
      setState({ status: 'failed', error });
      return null;
    }
  };
  return { state, load };
}
