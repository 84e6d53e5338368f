import { EMBEDDING_PRICE, MODELS } from '@parlance/domain/models';
import { ordinaryTokens } from '../../contract/support/answerMargins.ts';
import { WORKER_SECOND } from '../../support/billing/WORKER_SECOND.ts';
import type { DatabaseUse } from '../../support/monitoring/countDatabase.ts';
import { categoryUse, foldUse, questionUse, sourceUse, sumUse } from './UNIT_USE.ts';

/** An ordinary customer's month: what docs/capacity.md assumes. */
const MONTH = {
  conversations: 100,
  questions: 3,
  passages: 500,
  sourcesRead: 20,
  passagesOfSource: 10,
  pagesCrawled: 400,
  openedByTeam: 60,
};
const SECONDS_PER_MONTH = 30 * 24 * 3600;
/** A busy time beside the month's mean. */
const PEAK = 5;
const EMBEDDED_TOKENS = 225;
/** Seconds of an answer, nearly all of them spent waiting for the model, and answers a second that one process gave (`npm run bench -- load`). */
const ANSWER_SECONDS = 3;
const PER_PROCESS = 20;
/** US dollars of 100,000 documents in Frankfurt: https://cloud.google.com/firestore/pricing */
const READ_PRICE = 0.039;
const WRITE_PRICE = 0.117;
/** Seconds of half a vCPU that the minute's schedule works at least. */
const CLOCK_SECONDS = 43_200;
/** Reads of a conversation that somebody of the team opens, with its list; of an organization's nights; of a page that a crawl finds as it was. */
const OPENED_READS = 40;
const NIGHT_READS = 15 * 30;
const PAGE_USE = { reads: 2, writes: 1 };
const MILLION = 1_000_000;

/** Limits of the present design, each with what reaches it first. */
const LIMITS = {
  /** vCPU of a new project: 8 processes of `answer` (docs/operations.md). */
  processes: 8,
  /** Writes a second of one index over all organizations, one for each question. */
  indexWrites: 500,
  /** Conversations a day that get a category with a model that takes a second. */
  categories: 7_000_000,
  /** Sources a second: ten are read at once, in about four seconds. */
  sources: 10 / 4,
  /** Pages a second of all crawls: twenty websites at once, and of each a page a second at most. */
  pages: 20,
} as const;

/** Needs of so many ordinary customers, and how far they are from each limit of the present design. */
export interface Capacity {
  organizations: number;
  answers: number;
  peakPerSecond: number;
  database: DatabaseUse;
  /** Instances of `answer` at a busy time. */
  processes: number;
  /** Tokens that models read and write in a minute of a busy time. */
  tokensPerMinute: number;
  /** Of a month. */
  usd: { models: number; database: number; processes: number };
  /** Share of each limit that is used at a busy time. */
  shares: Readonly<Record<keyof typeof LIMITS, number>>;
}

function databaseUse(): DatabaseUse {
  const { conversations, questions, passages, sourcesRead, passagesOfSource, pagesCrawled, openedByTeam } = MONTH;
  const conversation = [
    ...Array.from({ length: questions }, (_, index) => questionUse(passages, index > 0)),
    ...Array.from({ length: questions }, () => foldUse(1)),
    categoryUse(questions),
  ];
  const { reads, writes } = sumUse(conversation);
  const source = sourceUse(passagesOfSource);
  // A search reads one index entry in a hundred beside the documents, twice for a follow-up.
  const entries = (2 * questions - 1) * Math.ceil(passages / 100);
  return {
    reads:
      conversations * (reads + entries) +
      sourcesRead * source.reads +
      pagesCrawled * PAGE_USE.reads +
      openedByTeam * OPENED_READS +
      NIGHT_READS,
    writes: conversations * writes + sourcesRead * source.writes + pagesCrawled * PAGE_USE.writes,
  };
}

/** Capacity of the product for so many organizations, computed with what `npm run bench -- capacity` holds to what is counted. */
export async function capacityOf(organizations: number): Promise<Capacity> {
  const tokens = await ordinaryTokens();
  const [{ price }] = MODELS;
  if (price === null) throw new Error('The first model has no price.');
  const { conversations, questions, sourcesRead, passagesOfSource, pagesCrawled } = MONTH;
  const answers = organizations * conversations * questions;
  const perSecond = answers / SECONDS_PER_MONTH;
  const peakPerSecond = PEAK * perSecond;
  const one = databaseUse();
  const database = { reads: organizations * one.reads, writes: organizations * one.writes };
  const processes = Math.ceil(peakPerSecond / PER_PROCESS);
  const atOnce = Math.max(1, perSecond * ANSWER_SECONDS);
  const embedded = organizations * sourcesRead * passagesOfSource * EMBEDDED_TOKENS;
  const written = answers * (tokens.read * price.input + tokens.written * price.output);
  return {
    organizations,
    answers,
    peakPerSecond,
    database,
    processes,
    tokensPerMinute: peakPerSecond * 60 * (tokens.read + tokens.written),
    usd: {
      models: (written + embedded * EMBEDDING_PRICE) / MILLION,
      database: (database.reads * READ_PRICE + database.writes * WRITE_PRICE) / 100_000,
      processes:
        WORKER_SECOND *
        ((answers * ANSWER_SECONDS) / Math.min(atOnce, PER_PROCESS * ANSWER_SECONDS) + CLOCK_SECONDS / 2),
    },
    shares: {
      processes: peakPerSecond / (LIMITS.processes * PER_PROCESS),
      indexWrites: peakPerSecond / LIMITS.indexWrites,
      categories: (organizations * conversations) / 30 / LIMITS.categories,
      sources: (PEAK * organizations * sourcesRead) / SECONDS_PER_MONTH / LIMITS.sources,
      pages: (organizations * pagesCrawled) / SECONDS_PER_MONTH / LIMITS.pages,
    },
  };
}
