import type { Models } from '@parlance/domain/models';

/** A server that speaks OpenAI's API: https://platform.openai.com/docs/api-reference */
export interface OpenAiServer {
  /** Base address without a trailing slash; most servers' ends in `/v1`. */
  url: string;
  /** Empty for a server that wants none. */
  key: string;
}

/** Servers, models and embedder of a deployment that has its own. */
export interface OpenAiOptions {
  chat: OpenAiServer;
  models: Models;
  /** Number of passages that an answer may draw on: what the models' context has room for. */
  passages: number;
  embed: OpenAiServer;
  embedder: {
    /** The server's name of the model. */
    name: string;
    /** US dollars per million tokens. */
    price: number;
    prefixes: EmbedPrefixes;
  };
}

/** Instructions that an embedder was trained to find before its texts. */
export interface EmbedPrefixes {
  query: string;
  passage: string;
}
