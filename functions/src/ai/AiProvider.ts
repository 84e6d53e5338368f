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
  /** Answering organization and chatbot, and the present date and time where the business is. */
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
  /** The visitor's own words, in whose language the text is wanted. */
  like: string;
  signal: AbortSignal;
}

export interface Transcript {
  /** Messages of the visitor, oldest first. */
  questions: readonly string[];
  /** Language of the result: the team's, whatever visitors write in, so that one subject has one name. */
  locale: Locale;
  /** The categories that the chatbot's conversations have, the most frequent first. Without any, one is found freely. */
  categories?: readonly string[];
}

/** Message of a conversation. `refusal`: the chatbot's, which found no answer. */
export interface Said {
  by: 'visitor' | 'chatbot' | 'refusal' | 'team';
  text: string;
}

export interface SummarizeRequest {
  /** Oldest first. */
  messages: readonly Said[];
  /** Language of the summary: the reader's. */
  locale: Locale;
  signal: AbortSignal;
}

/** Three lines for somebody who takes a conversation over; each empty where there is nothing to say. */
export interface Summary {
  /** The visitor's matter. */
  wants: string;
  /** Answers so far. */
  said: string;
  /** Questions that have no answer yet. */
  open: string;
}

export interface GeneralizeRequest {
  question: string;
  /** Reply of the team to the one who asked it, or a passage of a source. */
  text: string;
  signal: AbortSignal;
}

/** A question with its answer, for everybody. */
export interface OwnAnswer {
  locale: Locale;
  question: string;
  answer: string;
}

export interface MessageTranslationRequest {
  message: Said;
  /** Messages before it, oldest first: what "it" means. They are not translated. */
  before: readonly Said[];
  /** Language of the result, in English. */
  language: string;
  signal: AbortSignal;
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
  /** Facts that the answer should state, or `none` where there should be no answer. */
  expected: readonly string[] | 'none';
  signal: AbortSignal;
}

/** Model and tokens used by a generation. */
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

/** Maps texts to vectors in one embedding space. */
export interface Embedder {
  /** Names the embedding space: provider, model, dimension. Vectors of two spaces are never compared. */
  embeddingSpace: string;
  /** Passages that score less (see rankPassages) are as good as none. Tuned per embedder. */
  minScore: number;
  /** Weight of all of a question's words in a passage, relative to the cosine similarity of its vector. */
  lexicalWeight: number;
  /** Way in which two questions are found to mean the same, in whatever languages. */
  sketches: {
    /** Cosine similarity from which on they do. */
    leastCosine: number;
    /** Their vectors; null where `embedQuery` makes them. */
    vectorOf: ((question: string) => number[]) | null;
  };
  /** US dollars per million tokens that it embeds. */
  price: number;
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
  /** Cost of its calls, and what the daily limit stops. */
  spend: SpendMeter;
  /** Embedders of before, which still answer for chatbots whose sources are not embedded anew yet (decision 008). */
  former: readonly Embedder[];
  /** Milliseconds within which the first word of an answer comes; later the visitor gets passages in its place. */
  firstWordMs: number;
  /** Number of nearest passages that are considered, and number of those that an answer may draw on. */
  candidates: number;
  passages: number;
  /** Number of passages that are enough where the others are far behind; as many as `passages` where none costs anything. */
  enoughPassages: number;
  /** Number of best passages that are read with what continues them; 0 where another passage would not be understood better. */
  neighbours: number;
  /** Number of question words searched for individually, beside the vector; 0 where vectors are made of words anyway. */
  rareWords: number;
  /** Estimated where the provider cannot be asked: no source should fail for a statistic. */
  countTokens: (texts: readonly string[]) => Promise<number>;
  generate: (request: GenerateRequest) => Generation;
  /** Makes a follow-up question whole from the conversation; null where the provider cannot do that. */
  rewrite: ((request: RewriteRequest) => Promise<string>) | null;
  /**
   * Rates how well each passage answers a question, 0 to 1, in the passages' order; null where vectors and words alone rank them.
   * Throws within about a second when it cannot rate them.
   */
  rank: ((query: string, texts: readonly RankedText[]) => Promise<number[]>) | null;
  /** A text in the language of what a visitor wrote; null where the provider cannot do that. */
  translate: ((request: TranslateRequest) => Promise<string>) | null;
  /** Probes of whether it would answer now, one for each thing that it is asked for. */
  probes: readonly Probe[];
  /**
   * Judges whether an answer to a case of a chatbot's tests is as expected; resolves to null if the model was asked and replied
   * nothing that counts. Null where the provider has no judge.
   */
  judge: ((request: JudgeRequest) => Promise<Judgement | null>) | null;
  /** Chooses the action to call before a question is answered; null for none. Calls nothing. */
  choose: (request: ChooseRequest) => Promise<ChosenAction | null>;
  /** Sums up a conversation for somebody of the team. What it says is not checked yet. */
  summarize: (request: SummarizeRequest) => Promise<Summary>;
  /**
   * Answers for everybody who asks a question, made of a text, in the languages that the provider can write; none where it says nothing to it, or
   * to one customer alone. What it says is not checked yet.
   */
  generalize: (request: GeneralizeRequest) => Promise<OwnAnswer[]>;
  /**
   * A message of a conversation in another language; empty where a part of it was lost on the way. Whether figures, links and names are
   * the same is not checked yet. Null where the provider cannot do that.
   */
  translateMessage: ((request: MessageTranslationRequest) => Promise<string>) | null;
  /** The text of a page that is a picture, as Markdown; empty where it has none. Null where the provider cannot see. */
  readPage: ((request: PageRequest) => Promise<string>) | null;
  /** Determines what a finished conversation was about. */
  classify: (transcript: Transcript) => Promise<Classification>;
}
