import * as z from 'zod';

/**
 * Fault of a failed delivery: `refused` by the server for good, or to be tried again later, either because the server is `away`
 * (or does not let us in) and takes no other mail either, or because it asks to `wait` with this one.
 */
export type MailFault = 'refused' | 'away' | 'wait';

/** Errors of nodemailer: its code, the server's reply (RFC 5321, section 4.2) and the command that it replied to. */
const smtpErrorSchema = z.object({
  code: z.string(),
  responseCode: z.optional(z.int()),
  command: z.optional(z.string()),
});

/** Nodemailer's codes for a fault of the message or its recipient. */
const OF_THE_MAIL: readonly string[] = ['EENVELOPE', 'EMESSAGE'];
/** The server closes the connection (RFC 5321, section 3.8). */
const SERVICE_CLOSES = 421;

/**
 * Reads the fault of a delivery off its error. A reply of 5xx is for good, unless it is to the sender or to the sign-in: that
 * is our configuration, which an operator mends. What is no error of SMTP at all, such as a failed read, is waited for.
 */
export function mailFaultOf(error: unknown): MailFault {
  const smtp = smtpErrorSchema.safeParse(error).data;
  if (smtp === undefined) return 'wait';
  const { code, responseCode, command } = smtp;
  if (!OF_THE_MAIL.includes(code) || responseCode === SERVICE_CLOSES) return 'away';
  if (responseCode !== undefined && responseCode < 500) return 'wait';
  return command === 'MAIL FROM' ? 'away' : 'refused';
}
