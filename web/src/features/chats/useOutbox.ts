import { sendAgentAttachment } from '@parlance/domain/contracts/conversations/attachments';
import { sendAgentMessage } from '@parlance/domain/contracts/conversations/handover';
import { newId } from '@parlance/domain/ids';
import { useRef, useState } from 'react';
import { callContract } from '#web/lib/functions/callContract.ts';
import { useMembership } from '#web/lib/org/useMembership.ts';
import type { Outgoing, Written } from './Outgoing.ts';

export interface Outbox {
  entries: readonly Outgoing[];
  send: (chatId: string, written: Written) => void;
  attach: (chatId: string, files: readonly File[]) => void;
  retry: (entry: Outgoing) => void;
  discard: (ids: readonly string[]) => void;
}

/**
 * Messages and files of the agent to visitors, one after the other: what was written first arrives first. An entry stays, also once it was
 * sent, until `discard` is called because the conversation itself shows it.
 */
export function useOutbox(): Outbox {
  const { orgId } = useMembership();
  const [entries, setEntries] = useState<readonly Outgoing[]>([]);
  const line = useRef(Promise.resolve());

  const mark = (id: string, failure: Outgoing['failure']) =>
    setEntries((current) => current.map((entry) => (entry.id === id ? { ...entry, failure } : entry)));
  const post = async ({ id, chatId, text, suggested, original, file }: Outgoing, before: Promise<void>) => {
    await before;
    // The SDK sends a field without a value as null.
    const draft = suggested === undefined ? {} : { draft: suggested };
    const own = original === undefined ? {} : { original };
    try {
      if (file !== undefined) {
        const { prepareAttachment } = await import('@parlance/domain/attachments/prepareAttachment');
        await callContract(sendAgentAttachment, { orgId, chatId, messageId: id, ...(await prepareAttachment(file)) });
        return;
      }
      await callContract(sendAgentMessage, { orgId, chatId, messageId: id, text, ...draft, ...own });
    } catch (error) {
      mark(id, { error });
    }
  };
  const deliver = (entry: Outgoing) => {
    line.current = post(entry, line.current);
  };
  const send = (chatId: string, written: Written) => {
    const entry = { id: newId(), chatId, ...written, failure: undefined };
    setEntries((current) => [...current, entry]);
    deliver(entry);
  };
  return {
    entries,
    send,
    attach: (chatId, files) => {
      for (const file of files) send(chatId, { text: file.name, suggested: undefined, file });
    },
    retry: (entry) => {
      mark(entry.id, undefined);
      deliver(entry);
    },
    discard: (ids) => setEntries((current) => current.filter(({ id }) => !ids.includes(id))),
  };
}
