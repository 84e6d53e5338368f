import { type Lead, newLead } from '@parlance/domain/documents/chats/lead';
import { berlinDay } from './support/berlin.ts';
import { DAY_MS } from '@parlance/domain/durations';
import type { Random } from './support/createRandom.ts';
import { LIMITS } from '@parlance/domain/limits';
import { idFrom } from './idFrom.ts';
import type { SeedChat } from './SeedChat.ts';

export interface SeedLead {
  id: string;
  lead: Lead;
}

const LEADS = 24;

const PEOPLE: [string, ...string[]] = [
  'Anna Keller',
  'Thomas Bergmann',
  'Sophie Martin',
  'Lukas Schäfer',
  'Emma de Vries',
  'Felix Nowak',
  'Ingrid Solberg',
  'Paul Jäger',
  'Chiara Rossi',
  'Markus Weiß',
  'Laura Öztürk',
  'Henrik Dahl',
];

const MESSAGES: Readonly<Record<'en' | 'de', readonly [string, ...string[]]>> = {
  de: [
    'Bitte melden Sie sich wegen meiner Bestellung, die Sendung hängt seit Tagen fest.',
    'Ich suche für unseren Verein zwölf Zelte Belchen 2. Gibt es einen Mengenrabatt?',
    'Können Sie die Rechnung auf unsere Firma ausstellen?',
    'Wann ist die Jacke Dreisam in Größe L wieder da?',
  ],
  en: [
    'Could someone call me about my order? The parcel has not moved for a week.',
    'We are a hiking school and need twenty packs. Do you offer a discount?',
    'When will the Feldsee boot be back in size 42?',
    'Can I book a fitting appointment for boots on a Saturday?',
  ],
};

function emailOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase();
  return `${plain.replaceAll(' ', '.')}@example.org`;
}

/** People who left a message: most after the chatbot did not know, the older ones dealt with. */
export function makeLeads(chats: readonly SeedChat[], random: Random, now: Date): SeedLead[] {
  const unanswered = chats.filter(({ messages }) =>
    messages.some(({ message }) => message.role === 'assistant' && message.verdict === 'refused'),
  );
  const others = chats.filter((chat) => !unanswered.includes(chat));
  const chosen = [...unanswered.slice(-18), ...others.filter((_, index) => index % 29 === 7)].slice(0, LEADS);
  const leads = chosen.map(({ id, chat }, index) => {
    const createdAt = new Date(Math.min(chat.lastMessageAt.getTime() + random.between(60, 300) * 1000, now.getTime()));
    const ageDays = (now.getTime() - createdAt.getTime()) / DAY_MS;
    const name = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
    const captured = newLead({
      chatbotId: chat.chatbotId,
      chatId: id,
      name,
      email: emailOf(name),
      phone: random.chance(0.4) ? `+49 30 5550 ${String(random.between(100, 999))}` : '',
      message: random.pick(MESSAGES[chat.locale]),
      category: chat.category,
      consentAt: createdAt,
      createdAt,
      day: berlinDay(createdAt),
    });
    const lead: Lead = {
      ...captured,
      status: ageDays > 21 ? 'done' : ageDays > 6 ? 'in-progress' : 'new',
      priority: random.pick(['low', 'medium', 'medium', 'high']),
    };
    return { id: `${id}-${idFrom(`lead ${id}`)}`, lead };
  });
  return leads.map(({ id, lead }) => ({ id, lead: { ...lead, requests: requestsOf(lead, leads) } }));
}

/** Number of the leads by the same person with the same chatbot. */
function requestsOf({ email, chatbotId }: Lead, leads: readonly SeedLead[]): number {
  const own = leads.filter(({ lead }) => lead.email === email && lead.chatbotId === chatbotId);
  return Math.min(own.length, LIMITS.requestsCounted);
}
