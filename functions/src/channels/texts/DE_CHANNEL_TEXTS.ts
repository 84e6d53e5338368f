import type { ChannelTexts } from './ChannelTexts.ts';

export const DE_CHANNEL_TEXTS: ChannelTexts = {
  intro: 'Sie schreiben mit dem KI-Assistenten von {name}. Er antwortet aus unseren eigenen Unterlagen.',
  person: 'Schreiben Sie „Mitarbeiter“, um jemanden aus unserem Team zu erreichen.',
  sources: 'Quellen:',
  leadSubject: 'Ihre Nachricht an {name}',
  testMail: {
    subject: 'Test Ihres Postfachs',
    text: 'Diese E-Mail wurde über {address} gesendet, so wie Antworten an Ihre Kunden.\n\nAntworten Sie darauf, um auch den anderen Weg zu prüfen: Ihre Antwort kommt wie die E-Mail eines Kunden an, und die Seite „Kanäle“ zeigt, was daraus wird.',
  },
  notices: {
    'agent-asked': 'Ich habe unserem Team Bescheid gegeben. Sie bekommen hier eine Antwort.',
    'agent-missed': 'Im Moment ist niemand aus unserem Team frei. Ihre Nachricht ist da, und wir antworten Ihnen hier.',
    'not-answered':
      'Das kann ich im Moment nicht beantworten. Ihre Nachricht liegt unserem Team vor, das Ihnen hier antwortet.',
    'file-refused':
      'Eine Datei konnten wir nicht annehmen. Bilder (JPEG, PNG, WebP) und PDF-Dateien bis 5 MB kommen bei uns an. Was Sie geschrieben haben, liegt unserem Team vor.',
  },
};
