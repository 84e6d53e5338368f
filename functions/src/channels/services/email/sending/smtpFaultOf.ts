import * as z from 'zod';
import { SECOND_MS } from '@parlance/domain/durations';
import { ChannelError } from '../../../connection/ChannelError.ts';

/** Errors of nodemailer: its code, the server's reply (RFC 5321, section 4.2) and the command that it replied to. */
const smtpErrorSchema = z.object({
  code: z.string(),
  responseCode: z.optional(z.int()),
  command: z.optional(z.string()),
});

/** A server that asks to wait (450, 451, 452) names no time. */
const WAIT_MS = 300 * SECOND_MS;

/**
 * Fault of a mail that was not sent. The text of a mail is handed over with DATA: a connection that broke then leaves open whether the server has it.
 */
export function smtpFaultOf(error: unknown): ChannelError {
  const smtp = smtpErrorSchema.safeParse(error).data;
  if (smtp === undefined) return new ChannelError('not-confirmed');
  const { code, responseCode, command = '' } = smtp;
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) return new ChannelError('key-refused');
  if (responseCode === undefined) return new ChannelError(command === 'DATA' ? 'not-confirmed' : 'service-away');
  if (responseCode === 421) return new ChannelError('service-away');
  if (responseCode < 500) return new ChannelError('rate-limited', WAIT_MS);
  if (responseCode === 552 || responseCode === 554) return new ChannelError('message-invalid');
  return new ChannelError(command === 'RCPT TO' ? 'recipient-unreachable' : 'message-invalid');
}
