import { googleAI } from '@genkit-ai/google-genai';
import { estimateTokens } from '../../estimateTokens.ts';
import type { Backend } from './Backend.ts';

/** The Gemini API (https://ai.google.dev/api) by a key, for developers without a Google Cloud project. */
export function geminiApiBackend(apiKey: string): Backend {
  return {
    name: 'gemini',
    plugin: googleAI({ apiKey }),
    prefix: 'googleai',
    location: undefined,
    embedLocation: undefined,
    // It refuses labels.
    extraConfig: () => ({}),
    countTokens: async (_model, texts) => estimateTokens(texts),
    rank: null,
  };
}
