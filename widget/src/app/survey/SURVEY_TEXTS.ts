import type { CSAT_SCORES } from '@parlance/domain/documents/chats/CSAT_SCORES';
import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

export interface SurveyTexts {
  question: string;
  scores: Record<(typeof CSAT_SCORES)[number], string>;
  comment: string;
  send: string;
  decline: string;
}

/** Texts of the survey in every language of the chat: they come with its code, which few visitors load. */
export const SURVEY_TEXTS: Readonly<Record<WidgetLocale, SurveyTexts>> = {
  en: {
    question: 'How satisfied are you with this conversation?',
    scores: { 1: 'very dissatisfied', 2: 'dissatisfied', 3: 'neither', 4: 'satisfied', 5: 'very satisfied' },
    comment: 'What should we know?',
    send: 'Send',
    decline: 'No, thanks',
  },
  de: {
    question: 'Wie zufrieden sind Sie mit dieser Unterhaltung?',
    scores: { 1: 'sehr unzufrieden', 2: 'unzufrieden', 3: 'teils, teils', 4: 'zufrieden', 5: 'sehr zufrieden' },
    comment: 'Was sollten wir wissen?',
    send: 'Absenden',
    decline: 'Nein, danke',
  },
  fr: {
    question: 'Êtes-vous satisfait de cette conversation ?',
    scores: { 1: 'très insatisfait', 2: 'insatisfait', 3: 'ni l’un ni l’autre', 4: 'satisfait', 5: 'très satisfait' },
    comment: 'Que devrions-nous savoir ?',
    send: 'Envoyer',
    decline: 'Non, merci',
  },
  it: {
    question: 'Quanto è soddisfatto di questa conversazione?',
    scores: {
      1: 'molto insoddisfatto',
      2: 'insoddisfatto',
      3: 'né l’uno né l’altro',
      4: 'soddisfatto',
      5: 'molto soddisfatto',
    },
    comment: 'Che cosa dovremmo sapere?',
    send: 'Invia',
    decline: 'No, grazie',
  },
  es: {
    question: '¿Qué tan satisfecho está con esta conversación?',
    scores: {
      1: 'muy insatisfecho',
      2: 'insatisfecho',
      3: 'ni lo uno ni lo otro',
      4: 'satisfecho',
      5: 'muy satisfecho',
    },
    comment: '¿Qué deberíamos saber?',
    send: 'Enviar',
    decline: 'No, gracias',
  },
  nl: {
    question: 'Hoe tevreden bent u over dit gesprek?',
    scores: { 1: 'zeer ontevreden', 2: 'ontevreden', 3: 'neutraal', 4: 'tevreden', 5: 'zeer tevreden' },
    comment: 'Wat moeten we weten?',
    send: 'Versturen',
    decline: 'Nee, bedankt',
  },
  pl: {
    question: 'Jak ocenia Pan/Pani tę rozmowę?',
    scores: { 1: 'bardzo źle', 2: 'źle', 3: 'ani dobrze, ani źle', 4: 'dobrze', 5: 'bardzo dobrze' },
    comment: 'Co powinniśmy wiedzieć?',
    send: 'Wyślij',
    decline: 'Nie, dziękuję',
  },
  pt: {
    question: 'Qual é o seu grau de satisfação com esta conversa?',
    scores: {
      1: 'muito insatisfeito',
      2: 'insatisfeito',
      3: 'nem um nem outro',
      4: 'satisfeito',
      5: 'muito satisfeito',
    },
    comment: 'O que devemos saber?',
    send: 'Enviar',
    decline: 'Não, obrigado',
  },
  cs: {
    question: 'Jak jste s touto konverzací spokojeni?',
    scores: { 1: 'velmi nespokojeni', 2: 'nespokojeni', 3: 'ani tak, ani tak', 4: 'spokojeni', 5: 'velmi spokojeni' },
    comment: 'Co bychom měli vědět?',
    send: 'Odeslat',
    decline: 'Ne, děkuji',
  },
  tr: {
    question: 'Bu görüşmeden ne kadar memnunsunuz?',
    scores: { 1: 'hiç memnun değilim', 2: 'memnun değilim', 3: 'kararsızım', 4: 'memnunum', 5: 'çok memnunum' },
    comment: 'Ne bilmeliyiz?',
    send: 'Gönder',
    decline: 'Hayır, teşekkürler',
  },
  da: {
    question: 'Hvor tilfreds er du med denne samtale?',
    scores: { 1: 'meget utilfreds', 2: 'utilfreds', 3: 'hverken eller', 4: 'tilfreds', 5: 'meget tilfreds' },
    comment: 'Hvad bør vi vide?',
    send: 'Send',
    decline: 'Nej tak',
  },
  sv: {
    question: 'Hur nöjd är du med den här konversationen?',
    scores: { 1: 'mycket missnöjd', 2: 'missnöjd', 3: 'varken eller', 4: 'nöjd', 5: 'mycket nöjd' },
    comment: 'Vad borde vi veta?',
    send: 'Skicka',
    decline: 'Nej tack',
  },
};
