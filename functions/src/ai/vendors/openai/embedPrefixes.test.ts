import { expect, it } from 'vitest';
import { embedPrefixes } from './embedPrefixes.ts';

it.each([
  ['nomic-embed-text:v1.5', 'search_query: ', 'search_document: '],
  ['nomic-ai/nomic-embed-text-v1.5', 'search_query: ', 'search_document: '],
  ['intfloat/multilingual-e5-large', 'query: ', 'passage: '],
  ['intfloat/multilingual-e5-large-instruct', '', ''],
  ['embeddinggemma', 'task: search result | query: ', 'title: none | text: '],
  ['snowflake-arctic-embed2', 'query: ', ''],
  ['text-embedding-3-small', '', ''],
  ['bge-m3', '', ''],
])('asks %s with its own words', (name, query, passage) => {
  expect(embedPrefixes(name)).toEqual({ query, passage });
});
