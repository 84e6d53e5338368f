import { describe, expect, it } from 'vitest';
import { proposeGreeting } from '../../../functions/src/quality/proposals/proposeGreeting.ts';
import { proposeStarters } from '../../../functions/src/quality/proposals/proposeStarters.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeChatbot } from '../../support/makeChatbot.ts';
import { teach, trainedChatbot } from '../support/answering/trainedChatbot.ts';

const NEVER = new AbortController().signal;
const NO_MODEL = { translate: null };

describe('a greeting in the second language', () => {
  const propose = async (lines: string[], provider: Parameters<typeof proposeGreeting>[2] = NO_MODEL) => {
    const { orgId } = await makeTeam();
    const chatbotId = await makeChatbot(orgId, { displayName: 'Fernweg' });
    return proposeGreeting(orgId, { chatbotId, lines }, provider, NEVER);
  };

  it('is translated line by line, and what was there gets its mark', async () => {
    const asked: string[] = [];
    const translate = async ({ text, like }: { text: string; like: string }) => {
      asked.push(like);
      return `  ${text.toUpperCase()}\n`;
    };
    expect(await propose(['Guten Tag, was suchen Sie?', '<b>Wir helfen.</b>'], { translate })).toEqual({
      language: 'en',
      lines: [
        '[de] Guten Tag, was suchen Sie?',
        '[de] <b>Wir helfen.</b>',
        '[en] GUTEN TAG, WAS SUCHEN SIE?',
        '[en] <B>WIR HELFEN.</B>',
      ],
    });
    expect(asked.every((like) => like.startsWith('Hello'))).toBe(true);
  });

  it('is one of ours where nothing translates, or the translation fails or says nothing', async () => {
    const ours = [
      '[en] Hello there, what are you looking for?',
      '[de] Guten Tag. Ich beantworte Fragen zu Fernweg. Was möchten Sie wissen?',
    ];
    const failing = { translate: async () => Promise.reject(new Error('away')) };
    for (const provider of [NO_MODEL, failing, { translate: async () => ' ' }]) {
      expect((await propose(['Hello there, what are you looking for?'], provider)).lines).toEqual(ours);
    }
  });

  it('is none where both are there', async () => {
    expect(await propose(['[de] Guten Tag.', '[en] Hello.'])).toEqual({ lines: null, language: null });
  });
});

describe('questions from the sources', () => {
  it('are those of questions with answers first, then what the documents ask and speak of', async () => {
    const { orgId } = await makeTeam();
    const chatbotId = await trainedChatbot(
      orgId,
      '## Shipping\n\nWe deliver to all of Europe within three working days.\n\n## Can I pick up in the shop?\n\nYes, every day.',
    );
    await teach(orgId, chatbotId, 'Do you rent tents?', 'Yes, for 20 euros a day.');
    const starters = await proposeStarters(orgId, chatbotId);
    expect(starters[0]).toBe('Do you rent tents?');
    expect(starters).toEqual(expect.arrayContaining(['Can I pick up in the shop?', 'What does shipping cost?']));
  });

  it('are none where there are no sources', async () => {
    const { orgId } = await makeTeam();
    expect(await proposeStarters(orgId, await makeChatbot(orgId))).toEqual([]);
  });
});
