import * as z from 'zod';
import { SECOND_MS } from '@parlance/domain/durations';
import { ChannelError } from '../../../connection/ChannelError.ts';

/** Errors of nodemailer: its code, the server's reply (RFC 5321, section 4.2), the command that it replied to, and of a connection where it broke. */
const smtpErrorSchema = z.object({
  code: z.string(),
  responseCode: z.optional(z.int()),
  command: z.optional(z.string()),
  syscall: z.optional(z.string()),
  timeoutType: z.optional(z.string()),
});

/** A server that asks to wait (450, 451, 452) names no time. */
const WAIT_MS = 300 * SECOND_MS;
/** Codes of a connection that was never made, and kinds of waiting for one. */
const NOT_CONNECTED: readonly string[] = ['EDNS', 'ETLS'];
const BEFORE_GREETING: readonly unknown[] = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT'];

/**
 * Fault of a mail that was not sent. Where the connection broke after it was made, the server may have the mail or not: nodemailer does not say how
 * far the exchange had come.
 */
export function smtpFaultOf(error: unknown): ChannelError {
  const smtp = smtpErrorSchema.safeParse(error).data;
  if (smtp === undefined) return new ChannelError('not-confirmed');
  const { code, responseCode, command = '', syscall, timeoutType } = smtp;
  if (code === 'EAUTH' || responseCode === 535 || responseCode === 530) return new ChannelError('key-refused');
  if (responseCode === undefined) {
    const isUnmade = NOT_CONNECTED.includes(code) || syscall === 'connect' || BEFORE_GREETING.includes(timeoutType);
    return new ChannelError(isUnmade ? 'service-away' : 'not-confirmed');
  }
  if (responseCode === 421) return new ChannelError('service-away');
  if (responseCode < 500) return new ChannelError('rate-limited', WAIT_MS);
  if (responseCode === 552 || responseCode === 554) return new ChannelError('message-invalid');
  return new ChannelError(command === 'RCPT TO' ? 'recipient-unreachable' : 'message-invalid');
}
