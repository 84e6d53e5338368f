import type { Widget } from '@parlance/domain/documents/chatbots/widget';
import type { Locale } from '@parlance/domain/locales';
import type { SmallTalk } from './smallTalkOf.ts';

/** `{name}`: the business. `agent` says how to reach somebody where agents can be asked for, `message` where they cannot. */
type Texts = Readonly<Record<Exclude<SmallTalk, 'agent'> | 'reachable' | 'message', string>>;

const EN: Texts = {
  greeting: 'Hello! I’m the AI assistant of {name}. What would you like to know?',
  thanks: 'You’re welcome. Is there anything else you would like to know?',
  goodbye: 'Goodbye, and thank you for your visit.',
  robot: 'I’m an AI assistant and not a person. My answers come from the documents of {name}.',
  abilities: 'I answer questions about {name} from its own documents. Just ask, in your own words.',
  reachable: 'Somebody from {name} can join you here: choose “Talk to a person”.',
  message: 'Nobody can take over this chat, but you can leave a message and a person will get back to you.',
};

const DE_SHARED = {
  greeting: 'Hallo! Ich bin der KI-Assistent von {name}. Was möchten Sie wissen?',
  thanks: 'Gern geschehen. Möchten Sie noch etwas wissen?',
  goodbye: 'Auf Wiedersehen und vielen Dank für Ihren Besuch.',
  robot: 'Ich bin ein KI-Assistent und kein Mensch. Meine Antworten stammen aus den Unterlagen von {name}.',
};

const DE_FORMAL: Texts = {
  ...DE_SHARED,
  abilities: 'Ich beantworte Fragen zu {name} aus den eigenen Unterlagen. Fragen Sie einfach, in Ihren eigenen Worten.',
  reachable: 'Gern kommt jemand von {name} in diese Unterhaltung: Wählen Sie „Mit dem Team sprechen“.',
  message:
    'In diesem Chat kann gerade niemand übernehmen. Sie können aber eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
};

const DE_INFORMAL: Texts = {
  ...DE_SHARED,
  greeting: 'Hallo! Ich bin der KI-Assistent von {name}. Was möchtest du wissen?',
  thanks: 'Gern geschehen. Möchtest du noch etwas wissen?',
  goodbye: 'Tschüss und vielen Dank für deinen Besuch.',
  abilities: 'Ich beantworte Fragen zu {name} aus den eigenen Unterlagen. Frag einfach, in deinen eigenen Worten.',
  reachable: 'Gern kommt jemand von {name} in diese Unterhaltung: Wähle „Mit dem Team sprechen“.',
  message:
    'In diesem Chat kann gerade niemand übernehmen. Du kannst aber eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
};

/** The answer to small talk, in the business's name and in the visitor's language. */
export function smallTalkText(
  kind: SmallTalk,
  { orgName, formality, handover }: Pick<Widget, 'orgName' | 'formality' | 'handover'>,
  locale: Locale,
): string {
  const texts = locale === 'en' ? EN : formality === 'formal' ? DE_FORMAL : DE_INFORMAL;
  const agent = handover.isOffered ? texts.reachable : texts.message;
  const text = kind === 'agent' ? agent : kind === 'robot' ? `${texts.robot} ${agent}` : texts[kind];
  return text.replaceAll('{name}', orgName);
}
