import { LIST_PRICES } from '@parlance/domain/billing/LIST_PRICES';
import { cheapestModel, type Model, MODELS } from '@parlance/domain/models';
import { PAID_PLANS, PLAN_LIMITS } from '@parlance/domain/plans';
import { estimateTokens } from '../../../functions/src/ai/estimateTokens.ts';
import { promptOf } from '../../functions/support/answering/promptOf.ts';

const MILLION = 1_000_000;
/** Characters of an ordinary passage. */
const PASSAGE_CHARACTERS = 900;
/** Tokens of an ordinary answer. */
const ANSWER_TOKENS = 150;
/** Tokens of the conversation that an ordinary question goes on from, and of the question made whole. */
const HISTORY_CHARACTERS = 1_200;
const REWRITTEN_TOKENS = 30;
/** createGeminiProvider gives a model five passages where the scores are clear and 16 at most; CHAT_PASSAGES of a server of one's own is 8. */
const PASSAGE_COUNTS = [5, 8, 16] as const;
/** Questions of an ordinary conversation: those after the first come with it, and are made whole before. */
const QUESTIONS = 3;

/** Tokens of an ordinary question's prompt with so many passages: the product's own, with the rules around them. */
async function promptTokens(passages: number, goesOn: boolean): Promise<number> {
  const { system, said } = await promptOf({
    business: {
      organization: 'The business',
      chatbot: 'The assistant',
      now: 'Monday, 5 January 2026 at 10:00 (Europe/Berlin)',
    },
    system: 'Be brief and friendly.'.repeat(10),
    locale: 'en',
    formality: 'formal',
    history: goesOn ? [{ question: 'q'.repeat(100), answer: 'a'.repeat(HISTORY_CHARACTERS - 100) }] : [],
    question: 'q'.repeat(80),
    original: 'q'.repeat(80),
    isCorrection: false,
    former: null,
    passages: Array.from({ length: passages }, (_, index) => ({
      n: index + 1,
      sourceId: 'source',
      sourceName: 'shipping-and-returns.pdf',
      heading: 'Shipping to other countries',
      text: 'p'.repeat(PASSAGE_CHARACTERS),
    })),
    model: 'auto',
    temperature: 0,
    maxTokens: 800,
    onModelProblem: () => undefined,
  });
  return estimateTokens([system, ...said]);
}

function usdOf({ price }: Pick<Model, 'price'>, read: number, written: number): number {
  if (price === null) throw new Error('A model on offer has no price.');
  return (read * price.input + written * price.output) / MILLION;
}

/** Tokens of an ordinary answer, the mean of a conversation's: of the answer itself, and of the question that is made whole before. */
async function answerTokens(passages: number) {
  const goesOn = (QUESTIONS - 1) / QUESTIONS;
  const [first, next] = await Promise.all([promptTokens(passages, false), promptTokens(passages, true)]);
  return {
    answer: { read: first + goesOn * (next - first), written: ANSWER_TOKENS },
    whole: { read: goesOn * estimateTokens(['h'.repeat(HISTORY_CHARACTERS)]), written: goesOn * REWRITTEN_TOKENS },
  };
}

/** Tokens that models read and write together for an ordinary answer where the scores are clear. */
export async function ordinaryTokens(): Promise<{ read: number; written: number }> {
  const { answer, whole } = await answerTokens(Math.min(...PASSAGE_COUNTS));
  return { read: answer.read + whole.read, written: answer.written + whole.written };
}

/** US dollars of an ordinary answer by a model. */
async function answerUsd(model: Model, passages: number): Promise<number> {
  const { answer, whole } = await answerTokens(passages);
  return usdOf(model, answer.read, answer.written) + usdOf(cheapestModel(MODELS), whole.read, whole.written);
}

/** One line of what a plan costs that uses up all of its messages. */
interface MarginRow {
  model: string;
  /** US dollars of 1,000 answers with each of `PASSAGE_COUNTS`. */
  answers: readonly number[];
  /** Messages of the plan that an answer counts. */
  messages: number;
  /** US dollars of all messages of each paid plan where the scores are clear, and the plan's price of a month. */
  plans: readonly { usd: number; price: number }[];
}

/** Costs of ordinary answers by each model on offer, and of plans that are used up. */
export function answerMargins(): Promise<MarginRow[]> {
  const clear = Math.min(...PASSAGE_COUNTS);
  return Promise.all(
    MODELS.map(async (model) => {
      const usual = await answerUsd(model, clear);
      return {
        model: model.label,
        messages: model.messages,
        answers: await Promise.all(PASSAGE_COUNTS.map(async (passages) => 1000 * (await answerUsd(model, passages)))),
        plans: PAID_PLANS.map((plan) => ({
          usd: (PLAN_LIMITS[plan].messages / model.messages) * usual,
          price: LIST_PRICES[plan] / 100,
        })),
      };
    }),
  );
}
