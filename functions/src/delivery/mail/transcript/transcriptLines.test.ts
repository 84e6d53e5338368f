import { newAnswerMessage, newVisitorMessage, type AgentMessage } from '@parlance/domain/documents/chats/message';
import { LIMITS } from '@parlance/domain/limits';
import { holdsWebAddress } from '@parlance/domain/names/holdsWebAddress';
import { describe, expect, it } from 'vitest';
import { EN_MAILS } from '../texts/EN_MAILS.ts';
import { renderLines } from './renderLines.ts';
import { transcriptLines } from './transcriptLines.ts';

const texts = EN_MAILS.transcript;
const style = { texts, chatbotName: 'Kuno', formatTime: () => '10:00' };
const at = new Date('2026-11-20T10:00:00Z');
const base = { chatbotId: 'bot', at };
const citation = {
  n: 1,
  sourceId: 's',
  sourceName: 'Repairs',
  heading: 'Zips',
  page: null,
  url: 'https://shop.example/repairs',
  quote: 'secret quote',
};

function agent(text: string, agentName = 'Ada Lovelace'): AgentMessage {
  const original = { text: 'secret original', locale: 'de' } as const;
  const translations = { de: 'secret translation' };
  return {
    ...base,
    role: 'agent',
    text,
    translations,
    agentUid: 'secret',
    agentName,
    draftChange: null,
    attachment: null,
    delivery: null,
    original,
  };
}

const said = (text: string) => newVisitorMessage({ ...base, text, translations: { de: 'secret translation' } });
const answered = (text: string, own: Parameters<typeof newAnswerMessage>[0] | object = {}) =>
  newAnswerMessage({ ...base, text, verdict: 'answered', comment: 'secret', original: 'secret', ...own });

describe('a conversation in a mail', () => {
  it('says who said what, with the sources, and nothing that the team alone knows', () => {
    const { lines, isShortened } = transcriptLines(
      [said('Do you mend zips?'), answered('**Yes** [1].', { citations: [citation] }), agent('Gladly.')],
      style,
    );
    expect(lines.map(({ speaker, text }) => [speaker, text])).toEqual([
      ['Visitor', 'Do you mend zips?'],
      ['Kuno (AI assistant)', 'Yes [1].'],
      ['Ada Lovelace', 'Gladly.'],
    ]);
    expect(isShortened).toBe(false);
    const { text, html } = renderLines(lines, texts.sources);
    expect(text).toContain('> Do you mend zips?');
    expect(text).toContain('[1] Repairs, Zips: https://shop.example/repairs');
    expect(html).toContain('href="https://shop.example/repairs"');
    expect(text + html).not.toContain('secret');
  });

  it('shows markdown as text, a revised answer without marks and sources, and a question once', () => {
    const { lines } = transcriptLines(
      [
        said('Prices?'),
        answered('# Prices\n- [Zips](https://shop.example/zips)\n- Seams\n\n| a | b |\n|---|---|\n| 1 | 2 |'),
        newVisitorMessage({ ...base, text: 'Prices?', regenerates: 'x' }),
        answered('Ten euros [1].', { citations: [citation], revised: true }),
      ],
      { ...style, chatbotName: '' },
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'Prices?',
      'Prices\n\n- Zips (https://shop.example/zips)\n- Seams\n\na | b\n1 | 2',
      'Ten euros.',
    ]);
    expect(lines[2]).toMatchObject({ speaker: 'AI assistant', sources: [] });
  });

  it('carries nothing by which a stranger could be reached, also where an answer repeats it', () => {
    const spam =
      'WIN A PRIZE at https://evil.example or evil.example, mail win@evil.example, call 0900 1234567! <img src=x>';
    const { lines, isShortened } = transcriptLines(
      [said(spam), answered('I noted the number 0900 1234567.'), agent('Hello', 'Ada at evil.example')],
      style,
    );
    const { text, html } = renderLines(lines, texts.sources);
    for (const shown of [text, html]) {
      expect(shown).toContain('WIN A PRIZE');
      expect(shown).not.toMatch(/evil|0900/);
    }
    expect(holdsWebAddress(text)).toBe(false);
    expect(html).not.toMatch(/<a |<img|url\(/);
    expect(lines[2]?.speaker).toBe('Agent');
    expect(isShortened).toBe(true);
  });

  it('cuts what the visitor wrote, and not what the business wrote', () => {
    const long = '👍'.repeat(LIMITS.transcriptQuoteCharacters + 1);
    const { lines, isShortened } = transcriptLines([said(long), agent(long)], style);
    expect(lines.map(({ text }) => text)).toEqual([`${'👍'.repeat(LIMITS.transcriptQuoteCharacters)}…`, long]);
    expect(isShortened).toBe(true);
    expect(transcriptLines([said(long.slice(2))], style).isShortened).toBe(false);
  });

  it('is read in each message’s own direction', () => {
    const { lines } = transcriptLines([said('هل تصلحون السحابات؟\nNo <b>'), answered('Yes.')], style);
    const { html, text } = renderLines(lines, texts.sources);
    expect([...html.matchAll(/dir="auto"/g)]).toHaveLength(2);
    expect(html).toContain('هل تصلحون السحابات؟\nNo &lt;b&gt;');
    expect(text).toContain('> هل تصلحون السحابات؟\n> No <b>');
  });

  it('links to web pages alone', () => {
    const url = 'javascript:alert(1)';
    const { lines } = transcriptLines([answered('Yes [1].', { citations: [{ ...citation, url }] })], style);
    expect(renderLines(lines, texts.sources).html).not.toMatch(/<a |javascript/);
  });
});
