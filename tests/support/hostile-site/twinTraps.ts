import { htmlPage, prose } from './htmlPage.ts';
import type { Routes } from './startSite.ts';
import { failed, INDEXED, skipped, type Trap } from './trap.ts';

function canonical(path: string, target: string, topic: string): Routes {
  return { [path]: { body: htmlPage(topic, prose(topic), [], `<link rel="canonical" href="${target}">`) } };
}

/** Pages that are each other: by their own word, or by their text. */
export function twinTraps(): Trap[] {
  return [
    {
      id: 'A-36',
      name: 'a page that names another as its own',
      path: '/print',
      routes: {
        ...canonical('/print', '/article', 'article'),
        '/article': { body: htmlPage('Article', prose('article tent')) },
      },
      expected: skipped('canonical-elsewhere'),
    },
    {
      id: 'A-36',
      name: 'the page that it names',
      path: '/article',
      routes: {},
      expected: INDEXED,
      holds: 'article tent',
    },
    {
      id: 'A-36',
      name: 'the first of a chain',
      path: '/chain/1',
      routes: {
        ...canonical('/chain/1', '/chain/2', 'chain one'),
        ...canonical('/chain/2', '/chain/3', 'chain two'),
        '/chain/3': { body: htmlPage('Chain', prose('chain end')) },
      },
      expected: skipped('canonical-elsewhere'),
    },
    { id: 'A-36', name: 'the last of a chain', path: '/chain/3', routes: {}, expected: INDEXED, holds: 'chain end' },
    {
      id: 'A-36',
      name: 'a page that names itself',
      path: '/me',
      routes: canonical('/me', '/me?utm_source=x', 'myself'),
      expected: INDEXED,
    },
    {
      id: 'A-36',
      name: 'a page that names one that is missing',
      path: '/orphan',
      routes: canonical('/orphan', '/never-there', 'orphan'),
      expected: skipped('canonical-elsewhere'),
    },
    { id: 'A-36', name: 'the one that is missing', path: '/never-there', routes: {}, expected: failed('not-found') },
    {
      id: 'A-36',
      name: 'a page that names another site',
      path: '/staging',
      routes: canonical('/staging', 'https://www.example.com/', 'staging tent'),
      expected: INDEXED,
      holds: 'staging tent',
    },
  ];
}
