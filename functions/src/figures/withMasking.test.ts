import { expect, it } from 'vitest';
import type { AiProvider } from '../ai/AiProvider.ts';
import { createLocalProvider } from '../ai/vendors/local/createLocalProvider.ts';
import { withMasking } from './withMasking.ts';

const SECRETS = ['max@web.example', '0170 1234567', 'DE89 3704 0044 0532 0130 00', 'Ada Lovelace'];
const TEXT = `I am Ada Lovelace, ${SECRETS.slice(0, 3).join(', ')}: where is order 4711?`;

/** A provider that writes down all that its models are given. */
function listening(): { provider: AiProvider; heard: string[] } {
  const heard: string[] = [];
  const local = createLocalProvider();
  const note = (given: unknown) => heard.push(JSON.stringify(given));
  return {
    heard,
    provider: {
      ...local,
      former: [{ ...local, embedQuery: async (text) => (note(text), []) }],
      embedQuery: async (text) => (note(text), []),
      generate: (request) => (note(request), local.generate(request)),
      rewrite: async (request) => (note(request), ''),
      translate: async (request) => (note(request), ''),
      rank: async (query) => (note(query), []),
      translateMessage: async (request) => (note(request), request.message.text),
      summarize: (request) => (note(request), local.summarize(request)),
      generalize: (request) => (note(request), local.generalize(request)),
      classify: (transcript) => (note(transcript), local.classify(transcript)),
    },
  };
}

it('gives models no address, number, account or name of a visitor, and everything else', async () => {
  const { provider, heard } = listening();
  const masked = withMasking(provider, 'en', { names: ['Ada Lovelace'], emails: [], phones: [] });
  const { signal } = new AbortController();
  const history = [{ question: TEXT, answer: `You wrote ${TEXT}` }];
  await masked.embedQuery(TEXT);
  await masked.former[0]?.embedQuery(TEXT);
  await masked.rewrite?.({ question: TEXT, history, signal });
  await masked.rank?.(TEXT, []);
  await masked.translate?.({ text: 'I do not know.', like: TEXT, signal });
  await masked.classify({ questions: [TEXT], locale: 'en' });
  await masked.summarize({ messages: [{ by: 'visitor', text: TEXT }], locale: 'en', signal });
  await masked.generalize({ question: TEXT, text: TEXT, signal });
  const translated = { message: { by: 'visitor', text: TEXT }, before: [{ by: 'visitor', text: TEXT }] } as const;
  // What comes back has everything again.
  expect(await masked.translateMessage?.({ ...translated, language: 'German', signal })).toBe(TEXT);
  masked.generate({
    business: { organization: 'Shop', chatbot: 'Guide', now: '' },
    system: 'Call 030 5550100.',
    locale: 'en',
    formality: 'formal',
    history,
    question: TEXT,
    original: TEXT,
    isCorrection: false,
    former: TEXT,
    passages: [{ n: 1, heading: '', sourceName: 'Prices', text: 'Mail us at shop@parlance.example.' }],
    model: 'auto',
    temperature: 0,
    maxTokens: 10,
    signal,
    onModelProblem: () => undefined,
  });
  expect(heard).toHaveLength(10);
  for (const given of heard) {
    expect(given).toContain('order 4711');
    for (const secret of SECRETS) expect(given).not.toContain(secret);
  }
  expect(heard.at(-1)).toContain('shop@parlance.example');
  expect(heard.at(-1)).toContain('030 5550100');
});
