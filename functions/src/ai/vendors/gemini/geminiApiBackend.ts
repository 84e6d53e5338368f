import { googleAI } from '@genkit-ai/google-genai';
import { estimateTokens } from '../../estimateTokens.ts';
import type { Backend } from './Backend.ts';

/** Source: https://ai.google.dev/gemini-api/docs/troubleshooting */
const MEANINGS: Backend['meanings'] = {
  400: 'The Gemini API refuses the request: a wrong GEMINI_API_KEY, or a country that it does not serve.',
  401: 'The Gemini API does not accept the key: set GEMINI_API_KEY.',
  403: 'The key is not allowed to use the Gemini API: set GEMINI_API_KEY.',
  404: 'There is no such model: set AI_MODELS.',
  429: 'Too many requests: the quota of the key is used up.',
};

/** The Gemini API (https://ai.google.dev/api) by a key, for developers without a Google Cloud project. */
export function geminiApiBackend(apiKey: string): Backend {
  return {
    name: 'gemini',
    plugin: googleAI({ apiKey }),
    prefix: 'googleai',
    location: undefined,
    embedLocation: undefined,
    meanings: MEANINGS,
    // It refuses labels.
    extraConfig: () => ({}),
    countTokens: async (_model, texts) => estimateTokens(texts),
    rank: null,
  };
}
