import type { Chatbot } from '@parlance/domain/documents/chatbots/chatbot';
import type { Models } from '@parlance/domain/models';
import type { Locale } from '@parlance/domain/locales';
import type { Genkit } from 'genkit';
import type { Config } from '../kernel/platform/config.ts';
import type { Judgement } from './judging/judgement.ts';
import type { ChooseRequest, ChosenAction } from './ChooseRequest.ts';
import type { Classification } from './classification.ts';
import type { Probe } from './probes/Probe.ts';
import type { SpendMeter } from './spend/createSpendMeter.ts';

/** A passage as a model gets to see it. `n` is the number that the answer cites it by. */
interface PromptPassage {
  n: number;
  heading: string;
  sourceName: string;
  text: string;
  /** True for what an action has answered to this very question. */
  isResult?: true;
}

type Turns = readonly { question: string; answer: string }[];

/** A model was withdrawn or is closed to this project: see MODEL_PROBLEMS. */
export type ModelProblemCode = NonNullable<Chatbot['modelProblem']>['code'];

export interface GenerateRequest {
  /** Who answers, and when: date and time where the business is. */
  business: { organization: string; chatbot: string; now: string };
  system: string;
  /** Language of the question, or of the page where it does not show it. */
  locale: Locale;
  formality: Chatbot['formality'];
  history: Turns;
  /** As it was looked up: a follow-up rewritten so that it stands alone. */
  question: string;
  /** In the visitor's own words. */
  original: string;
  /** True where a first draft stated what no passage says, or cited none. */
  isCorrection: boolean;
  /** An earlier answer to this question that did not help; null where it is asked for the first time. */
  former: string | null;
  passages: readonly PromptPassage[];
  /** A key of the model table, or `auto`. */
  model: string;
  /** 0 to 1; models that reason set their own. */
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
  /** Called when the model itself does not answer, before the default one is asked in its place. */
  onModelProblem: (code: ModelProblemCode) => void;
}

export interface RewriteRequest {
  question: string;
  /** The conversation so far, oldest turn first. */
  history: Turns;
  signal: AbortSignal;
}

export interface TranslateRequest {
  /** A text of ours, in English or German. */
  text: string;
  /** What the visitor wrote, in whose language it is wanted. */
  like: string;
  signal: AbortSignal;
}

export interface Transcript {
  /** What the visitor wrote, oldest first. */
  questions: readonly string[];
  /** Of what is found: that of the team, whatever visitors write in, so that one subject has one name. */
  locale: Locale;
  /** The categories that the chatbot's conversations have, the most frequent first. Without any, one is found freely. */
  categories?: readonly string[];
}

export interface PageRequest {
  /** A PDF of one page, or a picture. */
  bytes: Uint8Array;
  /** Its MIME type. */
  contentType: string;
  signal: AbortSignal;
}

export interface JudgeRequest {
  question: string;
  answer: string;
  /** What the answer should say, or `none` where there should be no answer. */
  expected: readonly string[] | 'none';
  signal: AbortSignal;
}

/** What a generation has used. */
export interface GenerationUsage {
  model: string;
  /** Input plus output; estimated where the provider does not report it. */
  tokens: number;
  /** The two apart, with what the model thought in its output. Missing where the provider does not report them. */
  split?: { input: number; output: number };
}

export interface Generation {
  /** The answer's text as it comes. */
  stream: AsyncIterable<string>;
  /** Settles when the stream has ended. */
  done: Promise<GenerationUsage>;
}

/** A passage, to be ranked by what it says of a question. */
export interface RankedText {
  title: string;
  text: string;
}

/** What makes vectors of texts, in one embedding space. */
export interface Embedder {
  /** Names the embedding space: provider, model, dimension. Vectors of two spaces are never compared. */
  embeddingSpace: string;
  /** Passages that score less (see rankPassages) are as good as none. Tuned per embedder. */
  minScore: number;
  /** What all of a question's words in a passage are worth beside the cosine similarity of its vector. */
  lexicalWeight: number;
  embedPassages: (texts: readonly string[]) => Promise<number[][]>;
  embedQuery: (text: string) => Promise<number[]>;
}

/** One row of the provider table: everything that differs between the local stand-in and Gemini. */
export interface AiProvider extends Embedder {
  name: Config['aiProvider'];
  /** Runs the flows that its models are called in. */
  genkit: Genkit;
  /** The language models on offer, with their prices. */
  models: Models;
  /** What its calls cost, and what the day's limit stops. */
  spend: SpendMeter;
  /** Embedders of before, which still answer for chatbots whose sources are not embedded anew yet (decision 008). */
  former: readonly Embedder[];
  /** How many of the nearest passages are looked at, and how many of them an answer may draw on. */
  candidates: number;
  passages: number;
  /** Of how many of the best passages those beside them are read, too; 0 where a passage more would not be understood better. */
  neighbours: number;
  /** How many words of a question are looked for by themselves, beside its vector; 0 where vectors are made of words anyway. */
  rareWords: number;
  /** Estimated where the provider cannot be asked: no source should fail for a statistic. */
  countTokens: (texts: readonly string[]) => Promise<number>;
  generate: (request: GenerateRequest) => Generation;
  /** Makes a follow-up question whole from the conversation; null where the provider cannot do that. */
  rewrite: ((request: RewriteRequest) => Promise<string>) | null;
  /**
   * How well each passage answers a question, 0 to 1, in the passages' order; null where vectors and words alone rank them.
   * Throws within about a second when it cannot say.
   */
  rank: ((query: string, texts: readonly RankedText[]) => Promise<number[]>) | null;
  /** A text in the language of what a visitor wrote; null where the provider cannot do that. */
  translate: ((request: TranslateRequest) => Promise<string>) | null;
  /** Whether it would answer now: one probe for each thing that it is asked for. */
  probes: readonly Probe[];
  /**
   * Whether an answer to a case of a chatbot's tests is as expected: null where the model was asked and said nothing that counts. Null
   * where the provider has no judge.
   */
  judge: ((request: JudgeRequest) => Promise<Judgement | null>) | null;
  /** Which action is to be called before a question is answered; null for none. Nothing is called. */
  choose: (request: ChooseRequest) => Promise<ChosenAction | null>;
  /** The text of a page that is a picture, as Markdown; empty where it has none. Null where the provider cannot see. */
  readPage: ((request: PageRequest) => Promise<string>) | null;
  /** What a finished conversation was about. */
  classify: (transcript: Transcript) => Promise<Classification>;
}
