import { config } from '../platform/config.ts';
import { createLocalProvider } from './local/createLocalProvider.ts';
import { createVertexProvider } from './vertex/createVertexProvider.ts';

/** A passage as a model gets to see it. `n` is the number that the answer cites it by. */
interface PromptPassage {
  n: number;
  heading: string;
  sourceName: string;
  text: string;
}

export interface GenerateRequest {
  system: string;
  history: readonly { question: string; answer: string }[];
  question: string;
  passages: readonly PromptPassage[];
  /** A key of the model table, or `auto`. */
  model: string;
  /** 0 to 1; models that reason set their own. */
  temperature: number;
  maxTokens: number;
  signal: AbortSignal;
}

export interface Generation {
  /** The answer's text as it comes. */
  stream: AsyncIterable<string>;
  /** Settles when the stream has ended. Tokens are input plus output. */
  done: Promise<{ model: string; tokens: number }>;
}

/** One row of the provider table: everything that differs between the local stand-in and Vertex AI. */
export interface AiProvider {
  name: 'local' | 'vertex';
  /** Names the vector space: provider, model, dimension. Vectors of two spaces are never compared. */
  space: string;
  /** Passages that score less (see retrievePassages) are as good as none. Tuned per embedder. */
  minScore: number;
  embedPassages: (texts: readonly string[]) => Promise<number[][]>;
  embedQuery: (text: string) => Promise<number[]>;
  countTokens: (texts: readonly string[]) => Promise<number>;
  generate: (request: GenerateRequest) => Generation;
}

let provider: AiProvider | undefined;

/** The configured provider, made on first use. */
export function aiProvider(): AiProvider {
  provider ??=
    config().aiProvider === 'local'
      ? createLocalProvider()
      : createVertexProvider({ projectId: process.env['GCLOUD_PROJECT'] ?? '', location: config().vertexLocation });
  return provider;
}
