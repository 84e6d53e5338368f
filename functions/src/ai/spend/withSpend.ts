import { cheapestModel, type Model, RANKING_PRICE } from '@parlance/domain/models';
import type { ChooseRequest } from '../ChooseRequest.ts';
import { estimateTokens } from '../estimateTokens.ts';
import { classifyLexically } from '../classifyLexically.ts';
import type { AiProvider, Embedder, GenerateRequest, Generation } from '../AiProvider.ts';
import type { SpendMeter } from './createSpendMeter.ts';
import { generationCost } from './generationCost.ts';

/** Texts that one use of the ranking pays for. */
const TEXTS_PER_RANKING = 100;
const MILLION = 1_000_000;
/** Approximate number of tokens that our own rules and instructions add to a prompt. */
const PROMPT_TOKENS = 700;

/** The provider, whose calls are noted on the meter by what they cost. Conversations get their category by words once the meter stops it. */
export function withSpend(provider: AiProvider, meter: SpendMeter): AiProvider {
  const { models } = provider;
  const noteText = (read: readonly string[], written: readonly string[], { name } = models[0]): void => {
    const split = { input: PROMPT_TOKENS + estimateTokens(read), output: estimateTokens(written) };
    meter.note(generationCost({ model: name, tokens: split.input + split.output, split }, models));
  };
  const { judge, rewrite, rank, readPage, translate } = provider;
  return {
    ...provider,
    ...meteredEmbedder(provider, meter),
    former: provider.former.map((embedder) => meteredEmbedder(embedder, meter)),
    spend: meter,
    generate: (request) => meteredGeneration(provider.generate(request), request, provider, meter),
    rewrite:
      rewrite &&
      (async (request) => {
        const text = await rewrite(request);
        const read = request.history.flatMap(({ question, answer }) => [question, answer]);
        noteText([request.question, ...read], [text]);
        return text;
      }),
    rank:
      rank &&
      (async (query, texts) => {
        const scores = await rank(query, texts);
        meter.note(Math.ceil(texts.length / TEXTS_PER_RANKING) * RANKING_PRICE);
        return scores;
      }),
    translate:
      translate &&
      (async (request) => {
        const text = await translate(request);
        noteText([request.text, request.like], [text]);
        return text;
      }),
    readPage: readPage && meteredPage(readPage, noteText),
    judge:
      judge &&
      (async (request) => {
        const found = await judge(request);
        const expected = request.expected === 'none' ? [] : request.expected;
        const reasons = (found ?? []).map(({ why }) => why);
        noteText([request.question, request.answer, ...expected], reasons);
        return found;
      }),
    choose: async (request) => {
      const chosen = await provider.choose(request);
      noteText(textsOfChoice(request), [JSON.stringify(chosen)], cheapestModel(models));
      return chosen;
    },
    ...meteredForTeam(provider, noteText),
    translateMessage: meteredTranslation(provider, noteText),
    classify: async (transcript) => {
      if ((await meter.check()) !== 'none') return classifyLexically(transcript);
      const found = await provider.classify(transcript);
      noteText(transcript.questions, [found.category, found.topic, found.sentiment]);
      return found;
    },
  };
}

/** Meters suggestions for the team, which the cheapest model writes. */
function meteredForTeam(
  { summarize, generalize, models }: AiProvider,
  noteText: (read: readonly string[], written: readonly string[], model: Model) => void,
): Pick<AiProvider, 'summarize' | 'generalize'> {
  const cheapest = cheapestModel(models);
  return {
    summarize: async (request) => {
      const summary = await summarize(request);
      const read = request.messages.map(({ text }) => text);
      noteText(read, Object.values(summary), cheapest);
      return summary;
    },
    generalize: async (request) => {
      const answers = await generalize(request);
      noteText([request.question, request.text], [JSON.stringify(answers)], cheapest);
      return answers;
    },
  };
}

/** Meters translations of messages, which the cheapest model writes. */
function meteredTranslation(
  { translateMessage, models }: AiProvider,
  noteText: (read: readonly string[], written: readonly string[], model: Model) => void,
): AiProvider['translateMessage'] {
  return (
    translateMessage &&
    (async (request) => {
      const translation = await translateMessage(request);
      const read = [request.message, ...request.before].map(({ text }) => text);
      noteText(read, [translation], cheapestModel(models));
      return translation;
    })
  );
}

/** Meters page reading. Looking at a page costs less than the tokens added to a prompt for our rules, which cover it. */
function meteredPage(
  readPage: NonNullable<AiProvider['readPage']>,
  noteText: (read: readonly string[], written: readonly string[]) => void,
): typeof readPage {
  return async (request) => {
    const text = await readPage(request);
    noteText([], [text]);
    return text;
  };
}

function meteredEmbedder<E extends Embedder>(embedder: E, meter: SpendMeter): E {
  const note = (texts: readonly string[]): void => meter.note((estimateTokens(texts) * embedder.price) / MILLION);
  return {
    ...embedder,
    embedPassages: async (texts) => {
      const vectors = await embedder.embedPassages(texts);
      note(texts);
      return vectors;
    },
    embedQuery: async (text) => {
      const vector = await embedder.embedQuery(text);
      note([text]);
      return vector;
    },
  };
}

/** An answer that is cut is paid for too: by what was given to the model, and what came of it. */
function meteredGeneration(
  { stream, done }: Generation,
  request: GenerateRequest,
  { models }: AiProvider,
  meter: SpendMeter,
): Generation {
  let written = 0;
  async function* counted(): AsyncGenerator<string> {
    for await (const text of stream) {
      written += estimateTokens([text]);
      yield text;
    }
  }
  const noted = done.then(
    (usage) => {
      meter.note(generationCost(usage, models));
      return usage;
    },
    (error: unknown) => {
      const split = { input: PROMPT_TOKENS + estimateTokens(textsOf(request)), output: written };
      if (written > 0)
        meter.note(generationCost({ model: request.model, tokens: split.input + written, split }, models));
      throw error;
    },
  );
  // The failure reaches the stream's reader there.
  noted.catch(() => undefined);
  return { stream: counted(), done: noted };
}

function textsOfChoice({ question, history, actions }: ChooseRequest): string[] {
  const turns = history.flatMap((turn) => [turn.question, turn.answer]);
  return [question, ...turns, ...actions.map((action) => JSON.stringify(action))];
}

function textsOf({ system, question, original, history, passages }: GenerateRequest): string[] {
  return [
    system,
    question,
    original,
    ...history.flatMap((turn) => [turn.question, turn.answer]),
    ...passages.flatMap(({ heading, text }) => [heading, text]),
  ];
}
