import { LIMITS } from '@parlance/domain/limits';
import * as z from 'zod';
import { addressesIn } from '../services/email/reading/headers/addressesIn.ts';
import type { ServicePost } from '../connection/Adapter.ts';

export interface PostedMail {
  /** As it came (RFC 5322). */
  bytes: Uint8Array;
  /** Addresses that it was delivered to, by its envelope. */
  recipients: string[];
}

/** https://postmarkapp.com/developer/webhooks/inbound-webhook, with the raw mail included */
const postmarkSchema = z.object({ RawEmail: z.string(), OriginalRecipient: z.string() });
/** https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook, with the raw mail posted */
const sendGridSchema = z.object({ email: z.string(), envelope: z.string() });
const envelopeSchema = z.object({ to: z.array(z.string()) });
/** https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store, to an address that ends with `mime` */
const mailgunSchema = z.object({ 'body-mime': z.string(), recipient: z.string() });

/** Header in which a mail server of one's own, or a worker in front of one, says whom a mail is for: addresses with commas between them. */
const RECIPIENTS = 'x-envelope-to';

function addresses(text: string): string[] {
  return addressesIn(text.split(',').map((address) => ({ name: '', address }))).map(({ address }) => address);
}

async function fieldsOf({ body }: ServicePost, contentType: string): Promise<Record<string, unknown> | undefined> {
  try {
    if (contentType.startsWith('application/json'))
      return z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8')));
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
    return Object.fromEntries(form);
  } catch {
    return undefined;
  }
}

function inFields(fields: Record<string, unknown>): PostedMail | undefined {
  const postmark = postmarkSchema.safeParse(fields).data;
  if (postmark !== undefined) {
    return { bytes: Buffer.from(postmark.RawEmail, 'utf8'), recipients: addresses(postmark.OriginalRecipient) };
  }
  const sendGrid = sendGridSchema.safeParse(fields).data;
  if (sendGrid !== undefined) {
    const envelope = envelopeSchema.safeParse(parseJson(sendGrid.envelope)).data;
    return { bytes: Buffer.from(sendGrid.email, 'utf8'), recipients: addresses(envelope?.to.join(',') ?? '') };
  }
  const mailgun = mailgunSchema.safeParse(fields).data;
  if (mailgun === undefined) return undefined;
  return { bytes: Buffer.from(mailgun['body-mime'], 'utf8'), recipients: addresses(mailgun.recipient) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The mail in a request: as it came (`message/rfc822`), with whom it is for in `X-Envelope-To`; or as Postmark, SendGrid and Mailgun post it. Undefined
 * where there is none.
 */
export async function postedMail(post: ServicePost): Promise<PostedMail | undefined> {
  const { method, headers, body } = post;
  if (method !== 'POST' || body.length === 0 || body.length > LIMITS.mailPostBytes) return undefined;
  const contentType = headers['content-type'];
  const recipients = headers[RECIPIENTS];
  if (typeof contentType !== 'string') return undefined;
  if (contentType.startsWith('message/rfc822')) {
    return { bytes: body, recipients: typeof recipients === 'string' ? addresses(recipients) : [] };
  }
  const fields = await fieldsOf(post, contentType);
  return fields === undefined ? undefined : inFields(fields);
}
