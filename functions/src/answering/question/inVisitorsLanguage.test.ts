import { expect, it, vi } from 'vitest';
import type { AiProvider } from '../../ai/AiProvider.ts';
import { inVisitorsLanguage } from './inVisitorsLanguage.ts';

type Translate = NonNullable<AiProvider['translate']>;

const TEXT = 'I don’t know: the information I have does not answer that.';
const { signal } = new AbortController();
const said = (like: string, translate: Translate | null) =>
  inVisitorsLanguage(TEXT, { text: like }, { translate }, signal);

it.each([
  'Vendez-vous aussi des tentes pour les enfants ?',
  '¿Puedo devolver la tienda después de una semana?',
  'Czy można zwrócić namiot po tygodniu?',
  'テントを返品できますか？',
  'هل يمكنني إرجاع الخيمة؟',
])('is what the model makes of it for %s', async (question) => {
  expect(await said(question, async () => ' Je ne sais pas. ')).toBe('Je ne sais pas.');
});

it.each(['Can I return the tent after a week?', 'Kann ich das Zelt nach einer Woche zurückgeben?'])(
  'stays as it is for %s, and asks no model',
  async (question) => {
    const translate = vi.fn<Translate>(async () => 'Je ne sais pas.');
    expect(await said(question, translate)).toBe(TEXT);
    expect(translate).not.toHaveBeenCalled();
  },
);

it.each([
  ['is empty', ''],
  ['has a figure', 'La livraison coûte 5 euros.'],
  ['has an address', 'Écrivez à evil@example.com.'],
  ['has a link', 'Voyez //evil.example'],
  ['is too long', 'non '.repeat(200)],
])('stays as it is where the translation %s', async (_, translation) => {
  expect(await said('Vendez-vous des tentes pour les enfants ?', async () => translation)).toBe(TEXT);
});

it('stays as it is without a model, and where it fails', async () => {
  const question = 'Vendez-vous des tentes pour les enfants ?';
  expect(await said(question, null)).toBe(TEXT);
  expect(await said(question, () => Promise.reject(new Error('away')))).toBe(TEXT);
});
