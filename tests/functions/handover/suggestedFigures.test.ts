import { describe, expect, it } from 'vitest';
import type { AiProvider, Summary } from '../../../functions/src/ai/AiProvider.ts';
import { createLocalProvider } from '../../../functions/src/ai/vendors/local/createLocalProvider.ts';
import { isSupported } from '../../../functions/src/answering/checkSentence.ts';
import { evidenceOf } from '../../../functions/src/answering/evidence.ts';
import { suggestReply } from '../../../functions/src/conversations/suggestions/suggestReply.ts';
import { ingestSource } from '../../../functions/src/knowledge/ingestion/ingestSource.ts';
import { makeTeam } from '../../support/accounts/makeTeam.ts';
import { makeSource } from '../../support/makeSource.ts';
import { membershipOf } from '../support/accounts/membershipOf.ts';
import { scriptedProvider } from '../support/answering/scriptedProvider.ts';
import { trainedChatbot } from '../support/answering/trainedChatbot.ts';
import { GAP_SOURCES } from '../support/gaps/GAP_SOURCES.ts';
import { storeTalk } from '../support/suggestions/storeTalk.ts';
import { TALKS, type WrittenTalk } from '../support/suggestions/TALKS.ts';

const team = await makeTeam({ plan: 'business' });
const { orgId } = team;
const member = membershipOf(team, 'member');
const chatbotId = await trainedChatbot(orgId, GAP_SOURCES['shop.en.md']);
await ingestSource(orgId, await makeSource(orgId, chatbotId, GAP_SOURCES['laden.de.md']), createLocalProvider());

/** Figures that stand nowhere, beside those that a passage or a message has. */
const INVENTED = [
  '26 euros',
  '19 Euro',
  '51 euros',
  '6 Jahre',
  '8 days',
  '31.12.2031',
  'https://evil.example',
  '0800 123456',
];

/** The summary and the draft of a conversation, and what may be said in them. */
async function suggestionOf(talk: WrittenTalk, provider: AiProvider) {
  const chatId = await storeTalk(orgId, chatbotId, talk);
  const { summary, draft } = await suggestReply(member, { chatId, locale: talk.locale }, provider);
  const said = talk.lines.map((line) => line.slice(2)).join('\n');
  return {
    lines: (summary === null ? [] : [summary.wants, summary.said, summary.open]).filter((line) => line !== ''),
    ofTalk: evidenceOf([said], ''),
    draft,
    ofPassages: evidenceOf(Object.values(GAP_SOURCES), said),
  };
}

/** Lines and sentences with a figure that stands neither in the conversation nor in a passage. */
async function strayFigures(provider: AiProvider): Promise<string[]> {
  const stray: string[] = [];
  for (const talk of TALKS) {
    const { lines, ofTalk, draft, ofPassages } = await suggestionOf(talk, provider);
    stray.push(...lines.filter((line) => !isSupported(line, ofTalk)));
    if (draft !== null && !isSupported(draft.text, ofPassages)) stray.push(draft.text);
    stray.push(...INVENTED.filter((figure) => `${lines.join(' ')} ${draft?.text ?? ''}`.includes(figure)));
  }
  return stray;
}

describe('sixty conversations in two languages', () => {
  it('get summaries and drafts without a figure that stands nowhere', async () => {
    expect(TALKS).toHaveLength(60);
    expect(await strayFigures(createLocalProvider())).toEqual([]);
  });

  it('get none from a model that invents some in every line', async () => {
    const lie = INVENTED.map((figure) => `It costs ${figure} [1].`).join(' ');
    const summary: Summary = { wants: 'A refund of 26 euros', said: 'It takes 8 days', open: 'Call 0800 123456' };
    const inventing = { ...scriptedProvider(`${lie} Brake pads cost 25 euros [1].`), summarize: async () => summary };
    expect(await strayFigures(inventing)).toEqual([]);
  });

  it('get drafts where the sources plainly say it, in both languages', async () => {
    const drafts = await Promise.all(
      [TALKS[0], TALKS[1], TALKS[4], TALKS[30], TALKS[31], TALKS[34]].flatMap((talk) =>
        talk === undefined ? [] : suggestionOf(talk, createLocalProvider()),
      ),
    );
    expect(drafts.map(({ draft }) => draft?.text.match(/\d+ euros?/i)?.[0])).toEqual([
      '25 euros',
      '25 euros',
      '50 euros',
      '25 Euro',
      '25 Euro',
      '50 Euro',
    ]);
  });
});
