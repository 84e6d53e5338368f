import type { EmbedPrefixes } from './OpenAiOptions.ts';

const NONE: EmbedPrefixes = { query: '', passage: '' };

/** Prefixes by the beginning of the model's name, without what stands before a slash. Source: the models' cards on Hugging Face. */
const KNOWN: readonly (readonly [name: RegExp, prefixes: EmbedPrefixes])[] = [
  [/^nomic-embed-text/, { query: 'search_query: ', passage: 'search_document: ' }],
  [/^embeddinggemma/, { query: 'task: search result | query: ', passage: 'title: none | text: ' }],
  [/^(?:multilingual-)?e5-(?!.*instruct)/, { query: 'query: ', passage: 'passage: ' }],
  [
    /^(?:mxbai-embed|snowflake-arctic-embed(?!2|-[lm]-v2)|bge-(?:small|base|large)-en)/,
    { query: 'Represent this sentence for searching relevant passages: ', passage: '' },
  ],
  [/^snowflake-arctic-embed/, { query: 'query: ', passage: '' }],
  [
    /^qwen3-embedding/,
    { query: 'Instruct: Given a customer’s question, retrieve passages that answer it\nQuery:', passage: '' },
  ],
];

/** Prefixes of a known embedder; none for others. */
export function embedPrefixes(model: string): EmbedPrefixes {
  const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
  return KNOWN.find(([pattern]) => pattern.test(name))?.[1] ?? NONE;
}
