import { beforeAll, describe, expect, it } from 'vitest';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { markdownSections } from '../../../functions/src/knowledge/extraction/markdown/markdownSections.ts';
import { askProvider } from '../../eval/askProvider.ts';
import { EvalIndex } from '../../eval/EvalIndex.ts';
import { listRepo, readRepo } from '../../support/repo.ts';

const provider = createLocalProvider();
const LINK = /\[(?<text>[^\]]*)\]\([^)]*\)/g;

/** The documentation as its pages show it: without what stands above the text, and without the marks of Markdown in sentences. */
const documents = listRepo(['web/content/{en,de}/docs/**/*.md']).map((file) => {
  const [, head = '', text = ''] = readRepo(file).split(/^---\n/m);
  const title = /^title: (.*)$/m.exec(head)?.[1] ?? '';
  const plain = text.replaceAll('**', '').replace(LINK, '$<text>');
  return { id: file, article: file, sections: markdownSections(`# ${title}\n\n${plain}`) };
});

describe('the chatbot of the home page, which reads the documentation', () => {
  let index: EvalIndex;

  beforeAll(async () => {
    index = await EvalIndex.create(documents, provider);
  });

  it.each([
    ['en', 'Which files can it read?', 'PDF, Word (.docx)'],
    ['de', 'Welche Dateien kann es lesen?', 'PDF, Word (.docx)'],
    ['en', 'Which file types are supported?', 'PDF, Word (.docx)'],
    ['de', 'Welche Dateiarten werden unterstützt?', 'PDF, Word (.docx)'],
    ['en', 'How large may a file be?', '1 MB'],
    ['en', 'How big can a document be?', '1 MB'],
    ['en', 'What is the maximum file size?', '1 MB'],
    ['de', 'Wie groß darf eine Datei sein?', '1 MB'],
    ['de', 'Wie groß dürfen Dateien sein?', '1 MB'],
    ['en', 'How long does the free trial last?', '14 days'],
    ['en', 'Can it read PDFs?', 'PDF'],
  ] as const)('answers in %s %j with %j', async (language, question, fact) => {
    const { answer } = await askProvider({ question, previous: null, language }, index, provider);
    expect(answer.text.split('\n')[0]).toContain(fact);
    expect(answer.citations.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'What is the weather in Hamburg?'],
    ['de', 'Wie ist das Wetter in Hamburg?'],
  ] as const)('says in %s nothing to %j', async (language, question) => {
    expect((await askProvider({ question, previous: null, language }, index, provider)).answer.text).toBe('');
  });
});
