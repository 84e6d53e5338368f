import { expect, it } from 'vitest';
import * as z from 'zod';
import { verifyIdentityToken } from '../../../functions/src/conversations/contacts/tokens/verifyIdentityToken.ts';
import { LOCALES } from '@parlance/domain/locales';
import { readRepo } from '../../support/repo.ts';

const SECRET = 'idsec_of-the-docs-0123456789abcdefghijklmnopqr';
const CUSTOMER = { id: '1815', name: 'Ada Løvelace', email: 'ada@customer.example' };

/** Code of a page of the documentation, by its language and in its order. */
function codeOf(locale: string): [language: string, code: string][] {
  const page = readRepo(`web/content/${locale}/docs/developers/signed-identity.md`);
  return [...page.matchAll(/```(\S+)\n(.*?)```/gs)].map(([, language = '', code = '']) => [language, code]);
}

const moduleSchema = z.object({
  chatToken: z.function({ input: [z.unknown(), z.string(), z.string()], output: z.string() }),
});

it('is the same code in every language of the documentation, for six of servers', () => {
  const [first, ...others] = LOCALES.map(codeOf);
  expect(first?.map(([language]) => language)).toEqual(['html', 'js', 'python', 'php', 'ruby', 'java', 'csharp']);
  for (const other of others) expect(other).toEqual(first);
});

it('signs a token that is accepted', async () => {
  const code = codeOf('en').find(([language]) => language === 'js')?.[1] ?? '';
  const loaded: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const { chatToken } = moduleSchema.parse({ ...Object(loaded) });
  const token = chatToken(CUSTOMER, 'bot', SECRET);
  const keys = [{ algorithms: ['HS256'] as const, key: new TextEncoder().encode(SECRET) }];
  const { fault, claims } = await verifyIdentityToken(token, { keys, chatbotId: 'bot', now: new Date() });
  expect({ fault, ...claims }).toMatchObject({
    fault: null,
    subject: '1815',
    name: CUSTOMER.name,
    email: CUSTOMER.email,
  });
});
