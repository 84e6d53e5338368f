import { LIMITS } from '@parlance/domain/limits';
import { cheapestModel, modelOf } from '@parlance/domain/models';
import * as z from 'zod';
import type { AiProvider, Transcript } from '../AiProvider.ts';
import { parseClassification } from '../calls/parseClassification.ts';
import { reliableGeneration } from '../calls/reliableGeneration.ts';
import { type Classification, classificationSchema } from '../classification.ts';
import { CUT_SHORT } from '../CUT_SHORT.ts';
import { collectText } from '../models/collectText.ts';
import type { JsonSchema, LanguageModel, ModelPrompt } from '../models/LanguageModel.ts';
import { openModel } from '../models/openModel.ts';
import { NO_ANSWER } from '../noAnswer.ts';
import { answerPrompt } from '../prompts/answerPrompt.ts';
import { classifyPrompt } from '../prompts/classifyPrompt.ts';
import { rewritePrompt } from '../prompts/rewritePrompt.ts';
import { translatePrompt } from '../prompts/translatePrompt.ts';
import { chooseWith } from './chooseWith.ts';
import { ANSWERS, generalizeWith } from './generalizeWith.ts';
import { JUDGEMENT, judgeWith } from './judgeWith.ts';
import { readPageWith } from './readPageWith.ts';
import { SUMMARY, summarizeWith } from './summarizeWith.ts';
import { TRANSLATION, translateMessageWith } from './translateMessageWith.ts';

/** Token limit for a short text: a question, a classification. A model's thoughts count too. */
const SHORT_TOKENS = 500;
/** Token limit for as many reasons as a case may have facts, plus the model's thoughts. */
const JUDGE_TOKENS = 2_000;
/** Token limit for an answer of 80 words in each language, plus the model's thoughts. */
const ANSWER_TOKENS = 1_500;
const CLASSIFY_MS = 20_000;
/** The schema is JSON's, because Genkit makes an empty one of zod 4's, and of the draft that its validator knows. */
const CLASSIFICATION = z.toJSONSchema(classificationSchema, { target: 'draft-7' });

type LanguageTask =
  | 'generate'
  | 'rewrite'
  | 'translate'
  | 'translateMessage'
  | 'judge'
  | 'choose'
  | 'summarize'
  | 'generalize'
  | 'readPage'
  | 'classify';

/** Language tasks of a provider, done by the models of any vendor. */
export function languageTasks(language: LanguageModel): Pick<AiProvider, LanguageTask> {
  const { genkit, models, callOf, readsPages } = language;
  const ask =
    (maxTokens: number, json?: JsonSchema, model = models[0]) =>
    (prompt: Promise<ModelPrompt>, signal: AbortSignal) => {
      const limits = { temperature: 0, maxTokens, ...(json === undefined ? {} : { json }) };
      return collectText(openModel(language, model, prompt, { ...limits, signal }));
    };
  const cheapest = cheapestModel(models);
  const write = async (
    prompt: Promise<ModelPrompt>,
    signal: AbortSignal,
    json?: JsonSchema,
    maxTokens = SHORT_TOKENS,
  ): Promise<string> => {
    const text = await ask(
      maxTokens,
      json,
      cheapest,
    )(prompt, signal).catch((error: unknown) => {
      if (signal.aborted || cheapest.key === models[0].key) throw error;
      return ask(maxTokens, json)(prompt, signal);
    });
    if (text.includes(CUT_SHORT) || text.includes(NO_ANSWER)) throw new Error('The reply was cut short or blocked');
    return text;
  };
  const classifyFlow = genkit.defineFlow('classifyChat', async (transcript: Transcript): Promise<Classification> =>
    parseClassification(
      await write(classifyPrompt(genkit, transcript), AbortSignal.timeout(CLASSIFY_MS), CLASSIFICATION),
    ),
  );
  // Asked for each time: a call may carry who causes its cost.
  const choosers = () => {
    const standIn = models.filter(({ key }) => key !== cheapest.key).slice(0, 1);
    return [cheapest, ...standIn].map((model) => callOf(model, { temperature: 0, maxTokens: SHORT_TOKENS }));
  };
  return {
    generate: (request) => {
      const wanted = modelOf(models, request.model);
      const prompt = answerPrompt(genkit, request);
      return reliableGeneration((model) => openModel(language, model, prompt, request), {
        ...request,
        model: wanted,
        fallbacks: models.filter(({ key }) => key !== wanted.key),
      });
    },
    rewrite: ({ signal, ...request }) => write(rewritePrompt(genkit, request), signal),
    translate: ({ signal, ...request }) => write(translatePrompt(genkit, request), signal),
    judge: judgeWith(genkit, ask(JUDGE_TOKENS, JUDGEMENT)),
    choose: (request) => chooseWith(genkit, choosers(), request),
    summarize: summarizeWith(genkit, (prompt, signal) => write(prompt, signal, SUMMARY)),
    generalize: generalizeWith(genkit, (prompt, signal) => write(prompt, signal, ANSWERS, ANSWER_TOKENS)),
    // By the cheapest model alone: a plan has thousands of them.
    translateMessage: translateMessageWith(genkit, ask(LIMITS.translationTokens, TRANSLATION, cheapest)),
    readPage: readsPages ? readPageWith(genkit, models[0].name, ask(LIMITS.scannedPageTokens)) : null,
    classify: classifyFlow,
  };
}
