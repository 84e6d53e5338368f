/** A language model that chatbots can be set to. */
export interface Model {
  /** What a chatbot stores. */
  key: string;
  /** What people read. */
  label: string;
  /** The provider's name of it. */
  name: string;
  /** It can think before it writes. */
  isReasoning: boolean;
  /** False: it sets its own temperature, and people see "automatic". */
  takesTemperature: boolean;
  /** US dollars per million tokens as published in 2026, for estimates and never for bills; null where none was found. */
  price: { input: number; output: number } | null;
}

/** The models on offer. The first is the one that `auto` stands for. */
export const MODELS: readonly [Model, ...Model[]] = [
  {
    key: 'gemini-3.5-flash-lite',
    label: 'Gemini 3.5 Flash-Lite',
    name: 'gemini-3.5-flash-lite',
    isReasoning: true,
    takesTemperature: false,
    price: null,
  },
  {
    key: 'gemini-3.5-flash',
    label: 'Gemini 3.5 Flash',
    name: 'gemini-3.5-flash',
    isReasoning: true,
    takesTemperature: false,
    price: { input: 1.5, output: 9 },
  },
  {
    key: 'gemini-3.1-flash-lite',
    label: 'Gemini 3.1 Flash-Lite',
    name: 'gemini-3.1-flash-lite',
    isReasoning: true,
    takesTemperature: false,
    price: { input: 0.25, output: 1.5 },
  },
  {
    key: 'gemini-2.5-flash',
    label: 'Gemini 2.5 Flash',
    name: 'gemini-2.5-flash',
    isReasoning: false,
    takesTemperature: true,
    price: { input: 0.3, output: 2.5 },
  },
];

/** What a chatbot stores that leaves the choice to the product. */
export const AUTO_MODEL = 'auto';

/** The model of a key; the default one for `auto` and for keys that are not on offer (any more). */
export function modelOf(key: string): Model {
  return MODELS.find((model) => model.key === key) ?? MODELS[0];
}
