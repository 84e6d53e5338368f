import { expect, it } from 'vitest';
import { matching, paletteItems } from './paletteItems.ts';

const chatbots = [{ id: 'one', name: 'Café Größe' }];
const itemsOf = (role: 'owner' | 'viewer') =>
  paletteItems({
    role,
    chatbots,
    t: (id, figures) => (figures === undefined ? id : Object.values(figures).join(': ')),
  });
const labels = (role: 'owner' | 'viewer', typed = '') => matching(itemsOf(role), typed).map(({ label }) => label);

it('leads nobody where their role may not go', () => {
  expect(labels('owner')).toEqual(expect.arrayContaining(['settings.plans', 'palette.newChatbot', 'palette.invite']));
  for (const closed of ['settings.plans', 'settings.api', 'palette.newChatbot', 'palette.invite', 'inbox.queue.mine']) {
    expect(labels('viewer')).not.toContain(closed);
  }
  expect(labels('owner')).toContain('Café Größe: replays.title');
  expect(labels('viewer')).not.toContain('Café Größe: replays.title');
  expect(labels('viewer')).toEqual(expect.arrayContaining(['nav.overview', 'nav.leads', 'account.signOut']));
});

it('finds a chatbot’s pages by words in any order, whatever the accents', () => {
  expect(labels('viewer', 'sources groesse cafe')).toEqual(['Café Größe: nav.sources']);
  expect(labels('owner', 'nothing like it')).toEqual([]);
});

it('puts first what begins with what was typed', () => {
  expect(labels('owner', 'nav.leads')).toEqual(['nav.leads', 'Café Größe: nav.leads']);
});

it('names everything once', () => {
  const keys = itemsOf('owner').map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
