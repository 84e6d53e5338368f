import { MODELS } from '@parlance/domain/models';
import { expect, it } from 'vitest';
import { createLocalProvider } from '../vendors/local/createLocalProvider.ts';
import type { AiProvider, GenerateRequest } from '../AiProvider.ts';
import type { SpendMeter } from './createSpendMeter.ts';
import { withSpend } from './withSpend.ts';

const REQUEST: GenerateRequest = {
  business: { organization: 'Shop', chatbot: 'Bot', now: 'Sunday' },
  system: '',
  locale: 'en',
  formality: 'formal',
  history: [],
  question: 'x'.repeat(4000),
  original: '',
  isCorrection: false,
  former: null,
  passages: [],
  model: 'gemini-3.5-flash-lite',
  temperature: 0,
  maxTokens: 800,
  signal: new AbortController().signal,
  onModelProblem: () => undefined,
};

function metered(overrides: Partial<AiProvider>, stop: ReturnType<SpendMeter['stop']> = 'none') {
  const spent: number[] = [];
  const meter: SpendMeter = {
    note: (usd) => void spent.push(usd),
    stop: () => stop,
    check: async () => stop,
    flush: async () => undefined,
  };
  return { spent, provider: withSpend({ ...createLocalProvider(), models: MODELS, ...overrides }, meter) };
}

async function* words(): AsyncGenerator<string> {
  yield 'word '.repeat(800);
}

async function read(stream: AsyncIterable<string>): Promise<void> {
  for await (const _ of stream);
}

it('notes an answer by its price, one without a price by the dearest, one that was cut by its words', async () => {
  const usage = { model: 'gemini-3.5-flash-lite', tokens: 1_100_000, split: { input: 1_000_000, output: 100_000 } };
  const known = metered({ generate: () => ({ stream: words(), done: Promise.resolve(usage) }) });
  const one = known.provider.generate(REQUEST);
  await read(one.stream);
  await one.done;
  expect(known.spent).toEqual([expect.closeTo(0.3 + 0.25)]);

  const unknown = metered({
    generate: () => ({ stream: words(), done: Promise.resolve({ ...usage, model: 'of-no-table' }) }),
  });
  await unknown.provider.generate(REQUEST).done;
  expect(unknown.spent).toEqual([expect.closeTo(1.5 + 0.9)]);

  const { promise, reject } = Promise.withResolvers<never>();
  const cut = metered({ generate: () => ({ stream: words(), done: promise }) });
  const two = cut.provider.generate(REQUEST);
  await read(two.stream);
  reject(new Error('cut'));
  await expect(two.done).rejects.toThrow('cut');
  // 1,700 tokens read and 1,000 written.
  expect(cut.spent).toEqual([expect.closeTo((1700 * 0.3 + 1000 * 2.5) / 1_000_000)]);
});

it('notes embeddings, rankings, rewritten questions, translations and categories', async () => {
  const { spent, provider } = metered({
    price: 0.15,
    rewrite: async () => 'Whole?',
    translate: async () => 'Je ne sais pas.',
    embedPassages: async () => [],
    embedQuery: async () => [],
    rank: async (_, texts) => texts.map(() => 0.5),
  });
  await provider.embedPassages(['x'.repeat(4_000_000)]);
  await provider.embedQuery('x'.repeat(4_000));
  await provider.rank?.(
    'And?',
    Array.from({ length: 101 }, () => ({ title: '', text: '' })),
  );
  expect(spent).toEqual([expect.closeTo(0.15), expect.closeTo(0.00015), expect.closeTo(0.002)]);
  await provider.rewrite?.({ question: 'And?', history: [], signal: REQUEST.signal });
  await provider.translate?.({ text: 'I do not know.', like: 'Quoi ?', signal: REQUEST.signal });
  await provider.classify({ questions: ['Where is my parcel?'], locale: 'en' });
  expect(spent).toHaveLength(6);
  expect(Math.min(...spent)).toBeGreaterThan(0);
});

it('has words decide on categories once the day’s spending stops models', async () => {
  const classify = () => Promise.reject(new Error('asked'));
  const { provider } = metered({ classify }, 'trials');
  await expect(provider.classify({ questions: ['Where is my parcel?'], locale: 'en' })).resolves.toHaveProperty(
    'topic',
  );
});
