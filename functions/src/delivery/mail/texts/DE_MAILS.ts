import { DE_ACCOUNT_MAILS } from './DE_ACCOUNT_MAILS.ts';
import { DE_DESK_MAILS } from './DE_DESK_MAILS.ts';
import { DE_BILLING_MAILS } from './DE_BILLING_MAILS.ts';
import type { MailCatalogue } from './MailCatalogue.ts';

/** Mails in German. The greeting ends in a comma, so the first paragraph goes on in lower case. */
export const DE_MAILS: MailCatalogue = {
  greeting: { named: 'Guten Tag {name},', plain: 'Guten Tag,' },
  // The case is that of "zu" and "bei".
  unnamed: { inviter: 'Jemand', organization: 'einem Team' },
  roles: { owner: 'Inhaber', admin: 'Administrator', member: 'Mitglied', viewer: 'Nur Lesen' },
  plans: { trial: 'kostenloser Test', starter: 'Starter', pro: 'Pro', business: 'Business' },
  openEnd: 'zur Wiederaufnahme',
  password: 'einem Passwort',
  periods: { daily: 'der letzte Tag', weekly: 'die letzten sieben Tage' },
  transcript: {
    visitor: 'Besucher',
    assistant: 'KI-Assistent',
    theAssistant: 'dem KI-Assistenten',
    agent: 'Teammitglied',
    sources: 'Quellen',
    leftOut: '[ausgelassen]',
    shortened:
      'Zur Sicherheit sind Webadressen, E-Mail-Adressen und Telefonnummern in den Nachrichten des Besuchers ausgelassen und lange Nachrichten gekürzt.',
    newest: 'Die Unterhaltung ist länger: Das sind ihre neuesten {count} Nachrichten.',
  },
  receiptShortened:
    'Zur Sicherheit sind Webadressen, E-Mail-Adressen und Telefonnummern im Text hier ausgelassen. Dem Unternehmen liegt er vollständig vor.',
  mails: {
    ...DE_BILLING_MAILS,
    ...DE_ACCOUNT_MAILS,
    ...DE_DESK_MAILS,
    invite: {
      subject: '{inviterName} lädt Sie zu {organizationName} ein',
      paragraphs: [
        '{inviterName} lädt Sie ein, bei {organizationName} auf Parlance mitzuarbeiten. Ihre Rolle dort: {role}.',
        'Mit Parlance beantworten Unternehmen Fragen ihrer Kundschaft per Chatbot. Die Einladung endet in 7 Tagen.',
      ],
      button: 'Einladung annehmen',
      footer:
        'Falls Sie diese Einladung nicht erwarten, können Sie diese Nachricht ignorieren: Ohne Ihre Zustimmung geschieht nichts.',
    },
    'member-removed': {
      subject: 'Sie gehören {organizationName} nicht mehr an',
      paragraphs: [
        'Sie sind bei {organizationName} auf Parlance nicht mehr Mitglied. Ihr Konto selbst bleibt bestehen.',
      ],
      button: 'Anmelden',
      footer: 'Falls Sie das für ein Versehen halten, wenden Sie sich bitte an {organizationName}.',
    },
    'role-changed': {
      subject: 'Ihre Rolle bei {organizationName} hat sich geändert',
      paragraphs: ['Ihre Rolle bei {organizationName} auf Parlance ist jetzt: {role}.'],
      button: 'Zum Dashboard',
      footer: 'Falls Sie das für ein Versehen halten, wenden Sie sich bitte an {organizationName}.',
    },
    'ownership-received': {
      subject: '{organizationName} gehört jetzt Ihnen',
      paragraphs: [
        'Sie sind jetzt Inhaber von {organizationName} auf Parlance. Tarif, Abrechnung und das ganze Team liegen in Ihrer Hand.',
      ],
      button: 'Zum Dashboard',
      footer: 'Falls Sie das nicht erwartet haben, wenden Sie sich bitte an {organizationName}.',
    },
    'usage-reached': {
      subject: '{organizationName} hat {percent} der Nachrichten verbraucht',
      paragraphs: [
        '{organizationName} hat {used} von {max} Nachrichten des Tarifs auf Parlance verbraucht, das sind {percent}.',
        'Sind alle verbraucht, schreiben die Chatbots keine Antworten mehr: Besucher bekommen Ihre eigenen Antworten und passende Textstellen aus Ihren Wissensquellen und können eine Nachricht hinterlassen, bis der nächste Zeitraum beginnt oder der Tarif wächst.',
      ],
      button: 'Nutzung ansehen',
      footer: 'Sie erhalten diese Nachricht, weil {organizationName} auf Parlance Ihnen gehört.',
    },
    'webhook-disabled': {
      subject: '{organizationName}: ein Webhook wurde ausgeschaltet',
      paragraphs: [
        'Ihr Server {host} hat einen Tag lang nichts von dem angenommen, was Parlance ihm gesendet hat. Der Webhook ist ausgeschaltet, und es wird nichts mehr an ihn gesendet.',
        'Sobald der Server wieder antwortet, senden Sie einen Test und schalten Sie den Webhook ein. Was ihm entgangen ist, steht in seinem Protokoll und kann von dort erneut gesendet werden.',
      ],
      button: 'Webhooks öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie die Webhooks von {organizationName} verwalten.',
    },
    'traffic-unusual': {
      subject: '{chatbotName} wird weit mehr gefragt als sonst',
      paragraphs: [
        'Ihr Chatbot {chatbotName} hat innerhalb einer Stunde {questions} Fragen beantwortet. In den sieben Tagen davor waren es im Durchschnitt {usual} in der Stunde.',
        'Wenn bei Ihnen eine Kampagne läuft, ist alles in Ordnung. Wenn nicht, verbraucht vielleicht jemand Ihre Nachrichten: Sehen Sie sich die Unterhaltungen an, erlauben Sie nur Ihre eigenen Websites, senken Sie die Fragen pro Minute oder deaktivieren Sie den Chatbot eine Zeit lang.',
      ],
      button: 'Sicherheitseinstellungen öffnen',
      footer: 'Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie auf Parlance eine Organisation leiten.',
    },
    'org-deleted': {
      subject: '{organizationName} wurde gelöscht',
      paragraphs: [
        '{organizationName} wird auf Parlance mit allem gelöscht, was dazugehört: Chatbots, Wissensquellen, Unterhaltungen, Kontaktanfragen und Mitgliedschaften. Ihr Konto selbst bleibt bestehen.',
      ],
      button: 'Anmelden',
      footer: 'Falls Sie das nicht waren, antworten Sie bitte auf diese Nachricht.',
    },
    'lead-received': {
      subject: 'Neue Kontaktanfrage für {chatbotName}',
      paragraphs: [
        'Jemand hat Ihnen über Ihren Chatbot {chatbotName} eine Nachricht hinterlassen:',
        '„{excerpt}“',
        'Name, Adresse und die Unterhaltung finden Sie im Dashboard.',
      ],
      button: 'Kontaktanfrage öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'form-submitted': {
      subject: '{chatbotName}: Ein Formular wurde ausgefüllt',
      paragraphs: [
        'Jemand hat das Formular „{excerpt}“ Ihres Chatbots {chatbotName} ausgefüllt.',
        'Die Antworten finden Sie im Dashboard.',
      ],
      button: 'Einsendungen öffnen',
      footer:
        'Sie erhalten diese E-Mail, weil Sie in den Benachrichtigungen dieses Chatbots E-Mails über Kontaktanfragen gewählt haben.',
    },
    'handover-requested': {
      subject: '{chatbotName}: Jemand möchte mit Ihrem Team sprechen',
      paragraphs: [
        'Auf der Website wartet jemand bei Ihrem Chatbot {chatbotName} auf Ihr Team. Die letzte Frage war:',
        '„{excerpt}“',
        'Übernimmt niemand rechtzeitig, erfährt die Person, dass gerade niemand frei ist.',
      ],
      button: 'Unterhaltung öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'handover-missed': {
      subject: '{chatbotName}: Jemand hat gewartet, und niemand kam',
      paragraphs: [
        'Auf der Website wollte jemand bei Ihrem Chatbot {chatbotName} mit Ihrem Team sprechen. Niemand hat rechtzeitig übernommen, und die Person hat das erfahren. Die letzte Frage war:',
        '„{excerpt}“',
        'Solange die Person noch da ist, können Sie die Unterhaltung übernehmen. Hat sie eine Adresse hinterlassen, finden Sie sie unter den Kontaktanfragen.',
      ],
      button: 'Unterhaltung öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'agent-away': {
      subject: '{chatbotName}: Jemand wartet, und Ihr Team ist nicht mehr da',
      paragraphs: [
        'Auf der Website wartet jemand bei Ihrem Chatbot {chatbotName} auf eine Antwort, und von der Person, die übernommen hat, kommt kein Lebenszeichen mehr. Die letzte Nachricht war:',
        '„{excerpt}“',
        'Jeder in Ihrem Team kann die Unterhaltung übernehmen. Tut das niemand, erfährt die wartende Person, dass niemand mehr da ist, und der Chatbot antwortet wieder.',
      ],
      button: 'Unterhaltung öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'answer-disliked': {
      subject: '{chatbotName}: Eine Antwort wurde schlecht bewertet',
      paragraphs: [
        'Eine Antwort Ihres Chatbots {chatbotName} hat nicht geholfen. Die Frage war:',
        '„{excerpt}“',
        'Sie können die Unterhaltung lesen und die Antwort berichtigen: Wer als Nächstes so fragt, erhält Ihren Text.',
      ],
      button: 'Unterhaltung öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'test-broken': {
      subject: '{chatbotName}: ein Test, der bestehen muss, schlägt fehl',
      paragraphs: [
        'Ihr Chatbot {chatbotName} antwortet nicht mehr so, wie Sie es erwarten. Diese Fragen haben bisher bestanden und schlagen jetzt fehl:',
        '„{excerpt}“',
        'Die Seite der Tests zeigt beide Antworten nebeneinander und was sich dazwischen geändert hat.',
      ],
      button: 'Tests öffnen',
      footer:
        'Sie erhalten diese Nachricht wegen der Benachrichtigungen dieses Chatbots. Dort können Sie sie abschalten.',
    },
    'question-unanswered': {
      subject: '{chatbotName}: eine Frage ohne Antwort',
      paragraphs: [
        'Die Wissensquellen Ihres Chatbots {chatbotName} haben keine Antwort auf diese Frage:',
        '„{excerpt}“',
        'Eine Frage mit Antwort oder ein weiteres Dokument schließt die Lücke.',
      ],
      button: 'Unterhaltung öffnen',
      footer:
        'Sie erhalten diese E-Mail höchstens einmal in der Stunde, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'notifications-held': {
      subject: '{chatbotName}: mehr, als wir in einer Stunde schicken',
      paragraphs: [
        'Ihr Chatbot {chatbotName} hatte Ihnen in dieser Stunde so viel zu melden, dass wir weitere E-Mails dieser Art bis zur nächsten zurückhalten.',
        'Es geht nichts verloren: Sie finden alles im Dashboard.',
      ],
      button: 'Unterhaltungen öffnen',
      footer: 'Sie erhalten diese E-Mail, weil Sie E-Mails in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    digest: {
      subject: '{chatbotName}: die Zahlen für {period}',
      paragraphs: [
        'Das war bei Ihrem Chatbot {chatbotName} los, {period}:',
        'Unterhaltungen: {conversations}. Nachrichten: {messages}. Fragen ohne Antwort: {unanswered}. Kontaktanfragen: {leads}.',
        '{insights}',
      ],
      button: 'Nutzung ansehen',
      footer:
        'Sie erhalten diese Zusammenfassung, weil Sie sie in den Benachrichtigungen dieses Chatbots gewählt haben.',
    },
    'lead-auto-reply': {
      subject: 'Ihre Nachricht ist angekommen',
      paragraphs: ['{text}'],
      button: null,
      footer:
        'Dies ist eine automatische Antwort von {organizationName}. Sie erhalten sie, weil diese Adresse im Chat hinterlassen wurde.',
    },
    transcript: {
      subject: 'Ihre Unterhaltung mit {chatbotName}',
      paragraphs: [
        'das ist die Unterhaltung mit {chatbotName} von {organizationName}, die am {date} begann. Jemand hat im Chat diese Adresse eingegeben und darum gebeten, sie hierher zu schicken. Die Uhrzeiten gelten für {timeZone}.',
        '{newest}',
        '{shortened}',
      ],
      button: null,
      footer:
        'Waren Sie das nicht, können Sie diese E-Mail ignorieren: Sie wird einmal verschickt, und die Adresse wird nicht aufbewahrt. Was Besucher schreiben, stammt von ihnen und ist von {organizationName} nicht geprüft.',
    },
    'contact-received': {
      subject: 'Nachricht von der Kontaktseite: {sender}',
      paragraphs: ['{text}', 'Von: {sender}'],
      button: null,
      footer:
        'Die Kontaktseite verspricht eine Antwort innerhalb von 24 Stunden. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an den Absender.',
      hasOwnGreeting: true,
    },
    'lead-reply': {
      subject: 'Antwort von {organizationName}',
      paragraphs: ['{text}', 'Sie schrieben:\n{quoted}'],
      button: null,
      footer:
        '{organizationName} antwortet auf das, was Sie im Chat der Website hinterlassen haben. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an die Person, die sie geschrieben hat.',
      hasOwnGreeting: true,
    },
  },
};
