import { SECOND_MS } from '@parlance/domain/durations';
import { MODELS } from '@parlance/domain/models';
import { Document } from 'genkit';
import { embeddingSpaceOf } from '../../models/embeddingSpaceOf.ts';
import { createGenkit } from '../../calls/createGenkit.ts';
import { estimateTokens } from '../../estimateTokens.ts';
import { generateText } from '../../calls/generateText.ts';
import type { AiProvider, Transcript } from '../../AiProvider.ts';
import { NO_SPEND } from '../../spend/NO_SPEND.ts';
import { chooseLexically } from './chooseLexically.ts';
import { classifyLexically } from '../../classifyLexically.ts';
import { LEXICAL_EMBEDDER } from './LEXICAL_EMBEDDER.ts';
import { LOCAL_EMBEDDER, LOCAL_MODEL, localPlugin } from './localPlugin.ts';
import { LEXICAL_SKETCHES } from '../../../kernel/text/meaning/LEXICAL_SKETCHES.ts';
import { generalizeLexically } from '../../tasks/generalizeLexically.ts';
import { summarizeLexically } from '../../tasks/summarizeLexically.ts';

/** The offline provider: a real retriever and quoter for development and tests, refused in deployed projects. */
export function createLocalProvider(): AiProvider {
  const ai = createGenkit(localPlugin);
  const classifyFlow = ai.defineFlow('classifyChat', async (transcript: Transcript) => classifyLexically(transcript));
  return {
    name: 'local',
    genkit: ai,
    models: MODELS,
    embeddingSpace: embeddingSpaceOf(LEXICAL_EMBEDDER),
    // Keeps out what has nothing in common with the question: whether it is answered, the model decides by the sentence.
    minScore: 0.05,
    lexicalWeight: 0.5,
    sketches: LEXICAL_SKETCHES,
    price: 0,
    firstWordMs: 6 * SECOND_MS,
    candidates: 60,
    passages: 24,
    enoughPassages: 24,
    neighbours: 0,
    rareWords: 0,
    former: [],
    spend: NO_SPEND,
    embedPassages: async (texts) =>
      (await ai.embedMany({ embedder: LOCAL_EMBEDDER, content: [...texts] })).map(({ embedding }) => embedding),
    embedQuery: async (text) => (await ai.embed({ embedder: LOCAL_EMBEDDER, content: text }))[0]?.embedding ?? [],
    countTokens: async (texts) => estimateTokens(texts),
    generate: (request) =>
      generateText(
        ai,
        Promise.resolve({
          model: LOCAL_MODEL,
          prompt: request.question,
          docs: request.passages.map(({ n, heading, text, isResult = false }) =>
            Document.fromText(text, { n, heading, isResult }),
          ),
          config: { former: request.former ?? '' },
        }),
        { model: LOCAL_MODEL, signal: request.signal },
      ),
    choose: async (request) => chooseLexically(request),
    summarize: async (request) => summarizeLexically(request),
    generalize: async (request) => generalizeLexically(request),
    // It writes nothing of its own: joining the questions has to do.
    rewrite: null,
    rank: null,
    translate: null,
    translateMessage: null,
    // Rules alone judge tests.
    judge: null,
    // It knows words and no pictures.
    readPage: null,
    // There is nothing that could be away.
    probes: [],
    classify: classifyFlow,
  };
}
