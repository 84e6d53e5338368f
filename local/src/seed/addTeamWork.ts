import type { Chat } from '@parlance/domain/documents/chats/chat';
import { HOUR_MS } from '@parlance/domain/durations';
import { idFrom } from './idFrom.ts';
import type { SeedChat } from './SeedChat.ts';
import { FERNWEG_PEOPLE } from './PEOPLE.ts';
import type { TEAM_TAGS } from './team/TEAM_TAGS.ts';

const [, ADMIN, MEMBER] = FERNWEG_PEOPLE;

interface Work {
  /** The conversations that the team has worked on: of these the newest. */
  concerns: (chat: Chat) => boolean;
  chats: number;
  tag: (typeof TEAM_TAGS)[number];
  /** Uid of the assignee; null: nobody. */
  assigneeUid: string | null;
  /** Notes that this member wrote about them, newest first. */
  notes: readonly string[];
}

const WORK: readonly Work[] = [
  {
    concerns: ({ outcome }) => outcome === 'unanswered',
    chats: 6,
    tag: 'Wissenslücke',
    assigneeUid: MEMBER.uid,
    notes: [
      'Dazu steht nichts in unseren Unterlagen. Ich frage im Laden nach.',
      'Antwort liegt vor, ich trage sie als Frage mit Antwort ein.',
      'Kommt öfter vor, gehört auf die Website.',
    ],
  },
  {
    concerns: ({ sentiment }) => sentiment === 'negative',
    chats: 4,
    tag: 'Nachfassen',
    assigneeUid: ADMIN.uid,
    notes: ['Bitte vor dem Wochenende noch einmal ansehen.'],
  },
  { concerns: ({ rating }) => rating === 'positive', chats: 3, tag: 'Lob', assigneeUid: null, notes: [] },
];

/** Conversations, oldest first, with what the team has made of some: tags, notes and who looks after them. */
export function addTeamWork(chats: readonly SeedChat[], now: Date): SeedChat[] {
  const worked = new Map(chats.map((seeded) => [seeded.id, seeded]));
  for (const { concerns, chats: count, tag, assigneeUid, notes } of WORK) {
    const newest = chats.filter(({ chat }) => concerns(chat)).toReversed();
    for (const [index, { id, chat: original }] of newest.slice(0, count).entries()) {
      const seeded = worked.get(id);
      if (seeded === undefined) continue;
      const text = notes[index];
      const at = new Date(Math.min(original.lastMessageAt.getTime() + HOUR_MS, now.getTime()));
      const written =
        text === undefined || assigneeUid === null
          ? []
          : [{ id: idFrom(`note ${tag} ${id}`), authorUid: assigneeUid, text, at }];
      const { chat } = seeded;
      worked.set(id, {
        ...seeded,
        chat: {
          ...chat,
          tags: [...chat.tags, tag],
          assigneeUid: chat.assigneeUid ?? assigneeUid,
          notes: [...chat.notes, ...written],
        },
      });
    }
  }
  return [...worked.values()];
}
