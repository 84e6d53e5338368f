import * as z from 'zod/mini';

const modelSchema = z.strictObject({
  /** Key that a chatbot stores. */
  key: z.string().check(z.regex(/^[a-z0-9.-]{1,60}$/)),
  /** Name shown to people. */
  label: z.string().check(z.minLength(1), z.maxLength(60)),
  /** The provider's name of it. */
  name: z.string().check(z.regex(/^(?!.*\.\.)[a-z0-9][\w.:/@+-]{0,119}$/i)),
  /** It can think before it writes. */
  isReasoning: z.boolean(),
  /** The least that one which thinks can be asked to think. Others refuse the name `minimal`. */
  leastThinking: z._default(z.enum(['minimal', 'low']), 'minimal'),
  /** False: it sets its own temperature, and people see "automatic". */
  takesTemperature: z.boolean(),
  /** Messages of the plan that one of its answers counts: dear models count several. */
  messages: z._default(z.int().check(z.gte(1), z.lte(100)), 1),
  /** US dollars per million tokens as published, for estimates and never for bills; null where none was found. */
  price: z.nullable(z.object({ input: z.number().check(z.gte(0)), output: z.number().check(z.gte(0)) })),
  /** The first day, as YYYY-MM-DD, on which the provider may withdraw it; null where none is announced. */
  retiresOn: z.nullable(z.iso.date()),
});

/** A language model that chatbots can be set to. */
export type Model = z.infer<typeof modelSchema>;

/** The models on offer. The first is the one that `auto` stands for. */
export type Models = readonly [Model, ...Model[]];

/** A table of models as an operator configures it: at least one, each key once. */
export const modelsSchema = z
  .tuple([modelSchema], modelSchema)
  .check(z.refine((models) => new Set(models.map(({ key }) => key)).size === models.length));

/**
 * The table of a deployment that configures none. Prices: https://ai.google.dev/gemini-api/docs/pricing; those of 3.6 to 3.8 are
 * the ones from January 2027 on, twice what they cost until then. Days: https://ai.google.dev/gemini-api/docs/deprecations and
 * Vertex AI's, of which the earlier counts. From 3.5 Flash-Lite and 3.6 on a temperature is taken and passed over.
 */
export const MODELS: Models = [
  {
    key: 'gemini-3.5-flash-lite',
    label: 'Gemini 3.5 Flash-Lite',
    name: 'gemini-3.5-flash-lite',
    isReasoning: true,
    leastThinking: 'minimal',
    takesTemperature: false,
    messages: 1,
    price: { input: 0.3, output: 2.5 },
    retiresOn: '2027-07-21',
  },
  {
    key: 'gemini-3.1-flash-lite',
    label: 'Gemini 3.1 Flash-Lite',
    name: 'gemini-3.1-flash-lite',
    isReasoning: true,
    leastThinking: 'minimal',
    takesTemperature: true,
    messages: 1,
    price: { input: 0.25, output: 1.5 },
    retiresOn: '2027-05-07',
  },
  {
    key: 'gemini-3.8-flash',
    label: 'Gemini 3.8 Flash',
    name: 'gemini-3.8-flash',
    isReasoning: true,
    leastThinking: 'low',
    takesTemperature: false,
    messages: 5,
    price: { input: 1.5, output: 7.5 },
    retiresOn: null,
  },
  {
    key: 'gemini-3.7-flash',
    label: 'Gemini 3.7 Flash',
    name: 'gemini-3.7-flash',
    isReasoning: true,
    leastThinking: 'low',
    takesTemperature: false,
    messages: 5,
    price: { input: 1.5, output: 7.5 },
    retiresOn: null,
  },
  {
    key: 'gemini-3.6-flash',
    label: 'Gemini 3.6 Flash',
    name: 'gemini-3.6-flash',
    isReasoning: true,
    leastThinking: 'minimal',
    takesTemperature: false,
    messages: 5,
    price: { input: 1.5, output: 7.5 },
    retiresOn: null,
  },
  {
    key: 'gemini-3.5-flash',
    label: 'Gemini 3.5 Flash',
    name: 'gemini-3.5-flash',
    isReasoning: true,
    leastThinking: 'minimal',
    takesTemperature: false,
    messages: 5,
    price: { input: 1.5, output: 9 },
    retiresOn: '2027-05-19',
  },
];

/** US dollars per million tokens that gemini-embedding-001 embeds, as published: https://ai.google.dev/gemini-api/docs/pricing */
export const EMBEDDING_PRICE = 0.15;

/** US dollars for one use of the ranking API with up to 100 texts, as published: https://cloud.google.com/generative-ai-app-builder/pricing */
export const RANKING_PRICE = 0.001;

/** The table that a parameter holds as JSON; the product's own where it is empty. Throws for what is no JSON or no table. */
export function parseModels(json: string): Models {
  return json === '' ? MODELS : modelsSchema.parse(JSON.parse(json));
}

/** OpenAI's models that think before they write and take no temperature: https://platform.openai.com/docs/guides/reasoning */
const THINKING = /^(?:o\d|gpt-[5-9])/;

/**
 * A table of models of which only the names are known, separated by commas: the first is the automatic choice, none has a price.
 * Throws for a list without a name, or with one twice.
 */
export function modelsNamed(names: string): Models {
  const rows = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => ({
      key: name
        .toLowerCase()
        .replaceAll(/[^a-z0-9.-]+/g, '-')
        .slice(0, 60),
      label: name.slice(0, 60),
      name,
      isReasoning: THINKING.test(name),
      leastThinking: 'minimal',
      takesTemperature: !THINKING.test(name),
      messages: 1,
      price: null,
      retiresOn: null,
    }));
  if (rows.length === 0) throw new Error('CHAT_MODEL names no model.');
  return modelsSchema.parse(rows);
}

/** The models of a deployment by its parameters: AI_MODELS where it is set, and for a server of its own the names in CHAT_MODEL. */
export function configuredModels({
  AI_PROVIDER: provider,
  AI_MODELS: json = '',
  CHAT_MODEL: names = '',
}: Readonly<Record<string, string | undefined>>): Models {
  return provider === 'openai' && json === '' ? modelsNamed(names) : parseModels(json);
}

/** Stored key that leaves the choice to the product. */
export const AUTO_MODEL = 'auto';

/** The model of a key; the first one for `auto` and for keys that are not on offer (any more). */
export function modelOf(models: Models, key: string): Model {
  return models.find((model) => model.key === key) ?? models[0];
}

/** Messages of the plan that an answer of the model with this key counts. */
export function messagesOf(models: Models, key: string): number {
  return modelOf(models, key).messages;
}

/** True from the day on which the provider may withdraw the model: it may answer still, but nobody should begin with it. */
export function isRetiring({ retiresOn }: Model, now: Date): boolean {
  return retiresOn !== null && now.toISOString() >= retiresOn;
}

/** The model whose published price for what it reads is the lowest; the first one where none has a price. */
export function cheapestModel(models: Models): Model {
  const priceOf = ({ price }: Model): number => price?.input ?? Number.POSITIVE_INFINITY;
  return models.reduce<Model>((best, model) => (priceOf(model) < priceOf(best) ? model : best), models[0]);
}
