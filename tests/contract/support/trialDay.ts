import * as contracts from '@parlance/domain/contracts/sources/sources';
import { NOTIFICATION_EVENTS } from '@parlance/domain/documents/chatbots/notification';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@parlance/domain/durations';
import { LIMITS } from '@parlance/domain/limits';
import { cheapestModel, EMBEDDING_PRICE, MODELS } from '@parlance/domain/models';
import { PLAN_LIMITS } from '@parlance/domain/plans';
import { WORKER_SECOND } from '../../support/billing/WORKER_SECOND.ts';

/** One line of what a free trial can cost in a day. */
interface CostRow {
  what: string;
  /** Maximum amount of it. */
  most: string;
  usd: number;
}

const PLAN = PLAN_LIMITS.trial;
/** One before each answer, and one more after each call. */
const CHOICES = PLAN.messages + PLAN.playgroundAnswersPerDay + PLAN.actionCallsPerDay;
const MILLION = 1_000_000;
const CHARACTERS_PER_TOKEN = 4;
/** createGeminiProvider: how many passages a model gets. */
const PASSAGES = 16;
/** Our rules around them, about. */
const RULES_TOKENS = 700;
/** writeAnswer: the first draft, and one that corrects it. */
const DRAFTS = 2;
/** createGeminiProvider: what rewriting a question, or a category, may write. */
const SHORT_TOKENS = 500;
/** saidBefore: messages that one to be translated is read with. */
const EARLIER_MESSAGES = 3;
/** Dollars of 1,000 mails: https://aws.amazon.com/ses/pricing/, as one mail service among others. */
const MAILS_1000 = 0.1;
/** Dollars of a GB for a month: https://cloud.google.com/storage/pricing, Frankfurt. */
const STORED_GB_MONTH = 0.023;
const DAYS_PER_MONTH = 30;
const GB = 1024 ** 3;

function dearest(): { input: number; output: number } {
  const prices = MODELS.flatMap(({ price }) => price ?? []);
  return {
    input: Math.max(...prices.map((price) => price.input)),
    output: Math.max(...prices.map((price) => price.output)),
  };
}

/** A whole answer by the dearest model, which may stand in for any other, with all the passages and history that fit. */
function answerUsd(): number {
  const { input, output } = dearest();
  const characters =
    PASSAGES * LIMITS.chunkCharacters + LIMITS.systemInstructionsCharacters + 2 * LIMITS.visitorMessageCharacters;
  const read = RULES_TOKENS + LIMITS.historyTokens + characters / CHARACTERS_PER_TOKEN;
  const drafts = DRAFTS * (read * input + LIMITS.answerTokens * output);
  const rewriting = (LIMITS.historyTokens + RULES_TOKENS) * input + SHORT_TOKENS * output;
  return (drafts + rewriting) / MILLION;
}

/** A category of the longest conversation, by the dearest model. */
function categoryUsd(): number {
  const { input, output } = dearest();
  const characters = (LIMITS.historyTurns + 1) * LIMITS.visitorMessageCharacters;
  return ((RULES_TOKENS + characters / CHARACTERS_PER_TOKEN) * input + SHORT_TOKENS * output) / MILLION;
}

/** A judgement of the longest answer against as many facts as a case may have, by the dearest model. */
function judgementUsd(): number {
  const { input, output } = dearest();
  const characters =
    LIMITS.questionCharacters + LIMITS.answerCharacters + LIMITS.factsPerTestCase * LIMITS.testFactCharacters;
  return ((RULES_TOKENS + characters / CHARACTERS_PER_TOKEN) * input + SHORT_TOKENS * output) / MILLION;
}

/** Cost of the choice of an action, with all that a chatbot's actions may say of themselves; by the cheapest model alone. */
function choiceUsd(): number {
  const { input, output } = cheapestModel(MODELS).price ?? dearest();
  const parameter =
    LIMITS.parameterDescriptionCharacters +
    LIMITS.parameterPatternCharacters +
    LIMITS.parameterOptions * LIMITS.parameterOptionCharacters;
  const action = LIMITS.descriptionCharacters + LIMITS.actionParameters * parameter;
  const characters = LIMITS.actionsPerChatbot * action + LIMITS.actionResultCharacters;
  const read = RULES_TOKENS + LIMITS.historyTokens + characters / CHARACTERS_PER_TOKEN;
  return (read * input + SHORT_TOKENS * output) / MILLION;
}

/** Summary of the longest conversation; by the dearest model, which stands in for the cheapest. */
function summaryUsd(): number {
  const { input, output } = dearest();
  const characters = (LIMITS.summarizedMessages + 1) * LIMITS.turnCharacters;
  return ((RULES_TOKENS + characters / CHARACTERS_PER_TOKEN) * input + SHORT_TOKENS * output) / MILLION;
}

/** Translation of the longest message with the longest before it; by the cheapest model alone. */
function translationUsd(): number {
  const { input, output } = cheapestModel(MODELS).price ?? dearest();
  const characters = LIMITS.translatedCharacters + EARLIER_MESSAGES * LIMITS.turnCharacters;
  return ((RULES_TOKENS + characters / CHARACTERS_PER_TOKEN) * input + LIMITS.translationTokens * output) / MILLION;
}

function perDay({ limits = [] }: { limits?: readonly { uses: number; windowMs: number }[] }): number {
  return Math.min(...limits.map(({ uses, windowMs }) => (uses * DAY_MS) / windowMs));
}

/** Maximum daily cost of one organization in its trial, from the limits that the product keeps. */
export function trialDay(): CostRow[] {
  const number = (value: number) => value.toLocaleString('en');
  const notices = PLAN.seats * NOTIFICATION_EVENTS.length * (LIMITS.notificationsPerHour + 1) * (DAY_MS / HOUR_MS);
  const mails = LIMITS.autoRepliesPerDay + notices;
  const bytes = perDay(contracts.createUpload) * PLAN.documentBytes;
  const worked = DAY_MS / SECOND_MS;
  return [
    {
      what: 'answers to visitors',
      most: `${number(PLAN.messages)}, once in the whole trial`,
      usd: PLAN.messages * answerUsd(),
    },
    {
      what: 'answers in the playground',
      most: number(PLAN.playgroundAnswersPerDay),
      usd: PLAN.playgroundAnswersPerDay * answerUsd(),
    },
    {
      what: 'choices of actions',
      most: number(CHOICES),
      usd: CHOICES * choiceUsd(),
    },
    {
      what: 'categories of conversations',
      most: number(PLAN.categoriesPerDay),
      usd: PLAN.categoriesPerDay * categoryUsd(),
    },
    {
      what: 'answers to tests',
      most: number(PLAN.testAnswersPerDay),
      usd: PLAN.testAnswersPerDay * (answerUsd() + judgementUsd()),
    },
    {
      what: 'questions asked again with a draft',
      most: number(PLAN.replayAnswersPerDay),
      // Either answer is compared with the other one.
      usd: PLAN.replayAnswersPerDay * (answerUsd() + 2 * judgementUsd()),
    },
    {
      what: 'summaries and drafts for agents',
      most: number(PLAN.suggestionsPerDay),
      usd: PLAN.suggestionsPerDay * (answerUsd() + summaryUsd()),
    },
    {
      what: 'translations for agents',
      most: number(PLAN.translationsPerDay),
      usd: PLAN.translationsPerDay * translationUsd(),
    },
    {
      what: 'embeddings',
      most: `${number(PLAN.embeddedTokensPerDay)} tokens`,
      usd: (PLAN.embeddedTokensPerDay * EMBEDDING_PRICE) / MILLION,
    },
    { what: 'mails', most: number(mails), usd: (mails * MAILS_1000) / 1000 },
    {
      what: 'storage of uploads',
      most: `${(bytes / GB).toFixed(1)} GB`,
      usd: ((bytes / GB) * STORED_GB_MONTH) / DAYS_PER_MONTH,
    },
    {
      what: 'reading documents',
      most: `${LIMITS.ingestionsPerOrg} workers, all day`,
      usd: LIMITS.ingestionsPerOrg * worked * WORKER_SECOND,
    },
    {
      what: 'crawling',
      most: `${LIMITS.crawlsPerOrg} workers, all day`,
      usd: LIMITS.crawlsPerOrg * worked * WORKER_SECOND,
    },
  ];
}
