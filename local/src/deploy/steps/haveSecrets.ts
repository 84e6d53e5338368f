import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { ExpectedError } from '../../errors/ExpectedError.ts';
import type { Cloud } from '../cloud/Cloud.ts';
import { findResource } from '../cloud/findResource.ts';
import { AS_IT_WAS } from './AS_IT_WAS.ts';

const BASE = 'https://secretmanager.googleapis.com/v1';

const versionsSchema = z.object({ versions: z.optional(z.array(z.object({ state: z.string() }))) });

async function hasVersion(cloud: Cloud, name: string): Promise<boolean> {
  const url = `${BASE}/projects/${cloud.projectId}/secrets/${name}/versions?filter=state:ENABLED`;
  const found = await findResource(cloud, url, versionsSchema);
  return found?.versions?.some(({ state }) => state === 'ENABLED') ?? false;
}

async function addVersion(cloud: Cloud, name: string, value: string): Promise<void> {
  const secrets = `${BASE}/projects/${cloud.projectId}/secrets`;
  const secret = await findResource(cloud, `${secrets}/${name}`, z.looseObject({}));
  if (secret === undefined) {
    await cloud.request('POST', `${secrets}?secretId=${name}`, { replication: { automatic: {} } });
  }
  const data = Buffer.from(value).toString('base64');
  await cloud.request('POST', `${secrets}/${name}:addVersion`, { payload: { data } });
}

/**
 * Stands for a secret that a deployment does not use: a function does not start without a version of each. Nothing is received from
 * Stripe with it, because a webhook's secret begins with `whsec_`, and a model server with it gets no key.
 */
const UNSET = 'unset';

/** Keeps Stripe's secrets, model servers' keys and the secrets of mail providers: what the environment names becomes the version in use; what was never named is `UNSET`. */
async function haveOptional(cloud: Cloud, values: SecretValues): Promise<string[]> {
  const done: string[] = [];
  const { stripeWebhookSecret = 'whsec_' } = values;
  if (!stripeWebhookSecret.startsWith('whsec_')) {
    throw new ExpectedError('STRIPE_WEBHOOK_SECRET is no secret of a webhook of Stripe’s: it begins with whsec_.');
  }
  const named = {
    STRIPE_API_KEY: values.stripeApiKey,
    STRIPE_WEBHOOK_SECRET: values.stripeWebhookSecret,
    OPENAI_API_KEY: values.openAiKey,
    EMBED_API_KEY: values.embedKey,
    MAIL_GOOGLE_CLIENT_SECRET: values.mailGoogleSecret,
    MAIL_MICROSOFT_CLIENT_SECRET: values.mailMicrosoftSecret,
  };
  for (const [name, value] of Object.entries(named)) {
    if (value === undefined && (await hasVersion(cloud, name))) continue;
    await addVersion(cloud, name, value ?? UNSET);
    done.push(value === undefined ? `${name} unset` : `${name} kept`);
  }
  return done;
}

/** Secrets that a command takes from its environment: they have no place among its arguments. */
export interface SecretValues {
  smtpUrl: string | undefined;
  stripeApiKey?: string | undefined;
  stripeWebhookSecret?: string | undefined;
  openAiKey?: string | undefined;
  embedKey?: string | undefined;
  mailGoogleSecret?: string | undefined;
  mailMicrosoftSecret?: string | undefined;
}

/**
 * Makes the key of visitors' tokens, once, and keeps the address of the mail server, which is read from SMTP_URL where the
 * project has none, Stripe's secrets, the keys of model servers and the secrets of mail providers. Throws an `ExpectedError` where the mail server is missing or a secret is none.
 */
export async function haveSecrets(cloud: Cloud, values: SecretValues): Promise<string> {
  const { smtpUrl } = values;
  const done = await haveOptional(cloud, values);
  if (!(await hasVersion(cloud, 'VISITOR_TOKEN_SECRET'))) {
    await addVersion(cloud, 'VISITOR_TOKEN_SECRET', randomBytes(48).toString('base64url'));
    done.push('VISITOR_TOKEN_SECRET created');
  }
  if (!(await hasVersion(cloud, 'SMTP_URL'))) {
    if (smtpUrl === undefined || !/^smtps?:$/.test(URL.canParse(smtpUrl) ? new URL(smtpUrl).protocol : '')) {
      throw new ExpectedError(
        'No mail server is known: set SMTP_URL=smtps://user:password@host:465 and run this again.',
      );
    }
    await addVersion(cloud, 'SMTP_URL', smtpUrl);
    done.push('SMTP_URL kept');
  }
  return done.length === 0 ? AS_IT_WAS : done.join(', ');
}
