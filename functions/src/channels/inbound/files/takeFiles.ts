import type { FileFault } from '@parlance/domain/attachments/FILE_FAULTS';
import { fileNameOf } from '@parlance/domain/attachments/fileNameOf';
import { attachmentOf } from '@parlance/domain/documents/chats/attachmentOf';
import type { InboundFile } from '@parlance/domain/documents/channels/inbound';
import { LIMITS } from '@parlance/domain/limits';
import { sendVisitorAttachment } from '../../../conversations/sendVisitorAttachment.ts';
import { sendVisitorMessage } from '../../../conversations/sendVisitorMessage.ts';
import { logEvent } from '../../../kernel/platform/log/logEvent.ts';
import { refs } from '../../../kernel/platform/refs.ts';
import type { Arrival } from '../Arrival.ts';
import { queueOnce } from '../queueOnce.ts';
import { visitorOf } from '../visitorOf.ts';
import { fileFaultOf } from './fileFaultOf.ts';
import { readInboundFile } from './readInboundFile.ts';

interface Taken {
  fault: FileFault | null;
  /** Size of the file as it is stored. */
  bytes: number;
}

/**
 * Puts the files of a customer's message into the conversation, each as a message of its own, as a visitor of the chat sends them. In the place of
 * one that is refused stands a message that says why, and the customer is told. Done twice it changes nothing more. Throws where a file may come
 * with another attempt, once the others are there.
 */
export async function takeFiles(arrival: Arrival): Promise<void> {
  const { message, messageId } = arrival;
  const { channelFiles, channelFilesBytes, channelFilesMs } = LIMITS;
  const signal = AbortSignal.timeout(channelFilesMs);
  const faults: (FileFault | null)[] = [];
  let [left, later]: [number, unknown] = [channelFilesBytes, undefined];
  for (const [place, file] of message.files.slice(0, channelFiles).entries()) {
    try {
      const taken = await takeOne(arrival, file, `${messageId}-file-${place}`, { maxBytes: left, signal });
      faults.push(taken.fault);
      left -= taken.bytes;
    } catch (error) {
      later ??= error;
    }
  }
  if (later !== undefined) throw later;
  const rest = message.files.slice(channelFiles);
  if (rest.length > 0) {
    const names = rest.map(({ name }) => fileNameOf(name)).join(', ');
    await refuse(arrival, names, `${messageId}-file-${channelFiles}`, 'too-many');
    faults.push('too-many');
  }
  if (faults.some((fault) => fault !== null)) await queueOnce(arrival, messageId, 'file-refused');
}

async function takeOne(
  arrival: Arrival,
  file: InboundFile,
  messageId: string,
  bounds: { maxBytes: number; signal: AbortSignal },
): Promise<Taken> {
  const { orgId, thread } = arrival;
  const known = (await refs.message(orgId, thread.chatId, messageId).get()).data();
  // Another attempt has brought it, and the service may not give it any more.
  if (known?.role === 'user') return { fault: known.fileFault, bytes: attachmentOf(known)?.bytes ?? 0 };
  const maxBytes = Math.min(bounds.maxBytes, LIMITS.attachmentBytes);
  try {
    const bytes = await readInboundFile(arrival, file, { ...bounds, maxBytes });
    await sendVisitorAttachment(visitorOf(arrival), { messageId, name: fileNameOf(file.name), bytes });
    return { fault: null, bytes: bytes.length };
  } catch (error) {
    const own = fileFaultOf(error, arrival.isLastAttempt);
    if (own === undefined) throw error;
    // It may be within the limit of one file: what the message may have is used up.
    const fault = own === 'too-large' && maxBytes < LIMITS.attachmentBytes ? 'too-many' : own;
    logEvent('channel file refused', { channel: arrival.channel.account.kind, fault });
    await refuse(arrival, fileNameOf(file.name), messageId, fault);
    return { fault, bytes: 0 };
  }
}

async function refuse(arrival: Arrival, name: string, messageId: string, fileFault: FileFault): Promise<void> {
  const text = name.slice(0, LIMITS.previewCharacters).toWellFormed();
  await sendVisitorMessage(visitorOf(arrival), { messageId, text, fileFault });
}
