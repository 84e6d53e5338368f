import type { Catalogue, VisitorTexts } from './Catalogue.ts';

const SMALL_TALK = {
  greeting: 'Hallo! Ich bin der KI-Assistent von {name}. Was möchten Sie wissen?',
  thanks: 'Gern geschehen. Möchten Sie noch etwas wissen?',
  goodbye: 'Auf Wiedersehen und vielen Dank für Ihren Besuch.',
  done: 'In Ordnung. Wenn Sie noch etwas brauchen, bin ich hier.',
  fine: 'Schön. Wenn Sie noch eine Frage haben, fragen Sie einfach.',
  sorry: 'Das tut mir leid. Versuchen Sie es bitte noch einmal mit anderen Worten.',
  robot: 'Ich bin ein KI-Assistent und kein Mensch. Meine Antworten stammen aus den Unterlagen von {name}.',
};

const ACTIONS = {
  needs: 'Dafür brauche ich noch:',
  done: 'Das ist erledigt.',
  declined: 'In Ordnung, es wurde nichts gesendet.',
  onlyShown: 'Im Testbereich wird nichts gesendet, was etwas ändert. Dafür gibt es dort den Prüfstand für Aktionen.',
};

const PROCEDURES = {
  goOn: 'Weiter geht es:',
  stopped: 'In Ordnung, ich habe abgebrochen.',
};

const FAULTS = {
  'too-long': 'Das ist zu lang.',
  unreadable: 'Das kann ich nicht lesen.',
  email: 'Das ist keine E-Mail-Adresse, die ich verwenden kann.',
  phone: 'Das ist keine Telefonnummer, die ich verwenden kann.',
  number: 'Ich brauche eine Zahl.',
  small: 'Die Zahl ist zu klein.',
  large: 'Die Zahl ist zu groß.',
  date: 'Ich brauche ein Datum mit Tag, Monat und Jahr.',
  early: 'Das Datum liegt zu früh.',
  late: 'Das Datum liegt zu spät.',
  pattern: 'Das sieht nicht so aus, wie es sollte.',
};

const FORMAL: VisitorTexts = {
  refusal:
    'Das weiß ich nicht: Meine Unterlagen beantworten diese Frage nicht. Sie können eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
  deflection: 'Über meine Einrichtung kann ich nichts sagen. Was möchten Sie über {name} wissen?',
  suggested:
    'Das weiß ich nicht sicher. Vielleicht hilft Ihnen das hier weiter. Sie können auch eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
  unable:
    'Ich kann zurzeit keine Antwort schreiben und habe zu Ihrer Frage nichts gefunden. Sie können eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
  found: 'Ich kann zurzeit keine Antwort schreiben. Zu Ihrer Frage habe ich das gefunden:',
  smallTalk: {
    ...SMALL_TALK,
    abilities:
      'Ich beantworte Fragen zu {name} aus den eigenen Unterlagen. Fragen Sie einfach, in Ihren eigenen Worten.',
    reachable: 'Gern kommt jemand von {name} in diese Unterhaltung: Wählen Sie „Mit dem Team sprechen“.',
    message:
      'In diesem Chat kann gerade niemand übernehmen. Sie können aber eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
  },
  actions: {
    ...ACTIONS,
    wouldSend: 'Das kann ich für Sie erledigen. Folgendes würde ich senden:',
    agree: 'Soll ich das senden? Bitte antworten Sie mit „Ja“ oder „Nein“.',
    expired: 'Inzwischen ist zu viel Zeit vergangen, deshalb wurde nichts gesendet. Bitte fragen Sie noch einmal.',
    changed: 'Hier hat sich inzwischen etwas geändert, deshalb wurde nichts gesendet. Bitte fragen Sie noch einmal.',
    failed:
      'Das konnte ich gerade nicht nachsehen. Bitte versuchen Sie es später noch einmal oder hinterlassen Sie eine Nachricht, dann meldet sich jemand bei Ihnen.',
    signIn:
      'Dafür muss ich wissen, wer Sie sind. Bitte melden Sie sich auf dieser Website an und fragen Sie dann noch einmal.',
    notDone:
      'Das hat nicht geklappt: Es wurde nichts geändert. Sie können eine Nachricht hinterlassen, dann meldet sich jemand bei Ihnen.',
    unknown:
      'Ich habe es gesendet, weiß aber nicht, ob es geklappt hat. Bitte beauftragen Sie es nicht noch einmal: Hinterlassen Sie eine Nachricht, dann kümmert sich jemand darum.',
  },
  procedures: {
    ...PROCEDURES,
    faults: {
      ...FAULTS,
      missing: 'Dazu brauche ich eine Antwort von Ihnen.',
      option: 'Bitte wählen Sie eine der Antworten.',
      consent: 'Dafür brauche ich Ihre Zustimmung.',
    },
    optional: 'Wenn Sie es weglassen möchten, schreiben Sie „überspringen“.',
    isRight: 'Stimmt das alles? Bitte antworten Sie mit „Ja“ oder „Nein“.',
    stuck:
      'Das verstehe ich leider nicht. Versuchen Sie es mit anderen Worten, schreiben Sie „abbrechen“ oder hinterlassen Sie eine Nachricht, dann meldet sich jemand bei Ihnen.',
  },
};

const INFORMAL: VisitorTexts = {
  refusal:
    'Das weiß ich nicht: Meine Unterlagen beantworten diese Frage nicht. Du kannst eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
  deflection: 'Über meine Einrichtung kann ich nichts sagen. Was möchtest du über {name} wissen?',
  suggested:
    'Das weiß ich nicht sicher. Vielleicht hilft dir das hier weiter. Du kannst auch eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
  unable:
    'Ich kann zurzeit keine Antwort schreiben und habe zu deiner Frage nichts gefunden. Du kannst eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
  found: 'Ich kann zurzeit keine Antwort schreiben. Zu deiner Frage habe ich das gefunden:',
  smallTalk: {
    ...SMALL_TALK,
    greeting: 'Hallo! Ich bin der KI-Assistent von {name}. Was möchtest du wissen?',
    thanks: 'Gern geschehen. Möchtest du noch etwas wissen?',
    goodbye: 'Tschüss und vielen Dank für deinen Besuch.',
    done: 'In Ordnung. Wenn du noch etwas brauchst, bin ich hier.',
    fine: 'Schön. Wenn du noch eine Frage hast, frag einfach.',
    sorry: 'Das tut mir leid. Versuch es bitte noch einmal mit anderen Worten.',
    abilities: 'Ich beantworte Fragen zu {name} aus den eigenen Unterlagen. Frag einfach, in deinen eigenen Worten.',
    reachable: 'Gern kommt jemand von {name} in diese Unterhaltung: Wähle „Mit dem Team sprechen“.',
    message:
      'In diesem Chat kann gerade niemand übernehmen. Du kannst aber eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
  },
  actions: {
    ...ACTIONS,
    wouldSend: 'Das kann ich für dich erledigen. Folgendes würde ich senden:',
    agree: 'Soll ich das senden? Bitte antworte mit „Ja“ oder „Nein“.',
    expired: 'Inzwischen ist zu viel Zeit vergangen, deshalb wurde nichts gesendet. Bitte frag noch einmal.',
    changed: 'Hier hat sich inzwischen etwas geändert, deshalb wurde nichts gesendet. Bitte frag noch einmal.',
    failed:
      'Das konnte ich gerade nicht nachsehen. Bitte versuch es später noch einmal oder hinterlass eine Nachricht, dann meldet sich jemand bei dir.',
    signIn: 'Dafür muss ich wissen, wer du bist. Bitte melde dich auf dieser Website an und frag dann noch einmal.',
    notDone:
      'Das hat nicht geklappt: Es wurde nichts geändert. Du kannst eine Nachricht hinterlassen, dann meldet sich jemand bei dir.',
    unknown:
      'Ich habe es gesendet, weiß aber nicht, ob es geklappt hat. Bitte beauftrage es nicht noch einmal: Hinterlass eine Nachricht, dann kümmert sich jemand darum.',
  },
  procedures: {
    ...PROCEDURES,
    faults: {
      ...FAULTS,
      missing: 'Dazu brauche ich eine Antwort von dir.',
      option: 'Bitte wähl eine der Antworten.',
      consent: 'Dafür brauche ich deine Zustimmung.',
    },
    optional: 'Wenn du es weglassen möchtest, schreib „überspringen“.',
    isRight: 'Stimmt das alles? Bitte antworte mit „Ja“ oder „Nein“.',
    stuck:
      'Das verstehe ich leider nicht. Versuch es mit anderen Worten, schreib „abbrechen“ oder hinterlass eine Nachricht, dann meldet sich jemand bei dir.',
  },
};

/** The functions' texts in German. */
export const DE: Catalogue = {
  visitors: { formal: FORMAL, informal: INFORMAL },
  consent: ['Ja, senden', 'Nein'],
  isRight: ['Ja', 'Nein'],
  autoReply: 'Vielen Dank für Ihre Nachricht. Sie ist bei uns eingegangen, und wir melden uns bei Ihnen.',
  embed: {
    missing: 'Diesen Chat gibt es nicht.',
    refused: 'Dieser Chat darf auf dieser Website nicht angezeigt werden.',
  },
  dismissMessage: 'Nachricht schließen',
  masks: { name: '[Name]', email: '[E-Mail]', phone: '[Telefon]', iban: '[IBAN]', card: '[Kartennummer]' },
  starters: {
    shipping: 'Was kostet der Versand?',
    returns: 'Wie kann ich etwas zurückgeben?',
    hours: 'Wann haben Sie geöffnet?',
    prices: 'Was sind Ihre Preise?',
    appointments: 'Wie vereinbare ich einen Termin?',
    warranty: 'Wie lange gilt die Garantie?',
  },
  welcome: {
    named: 'Guten Tag. Ich beantworte Fragen zu {name}. Was möchten Sie wissen?',
    unnamed: 'Guten Tag. Was möchten Sie wissen?',
  },
  industryStarters: {
    shop: ['Was kostet der Versand?', 'Wie lange dauert die Lieferung?', 'Wie kann ich etwas zurückgeben?'],
    appointments: ['Wann haben Sie geöffnet?', 'Wie vereinbare ich einen Termin?', 'Was soll ich mitbringen?'],
    stay: ['Was kostet ein Aufenthalt?', 'Wann kann ich anreisen?', 'Wie kann ich stornieren?'],
    software: ['Was kostet es?', 'Wie fange ich an?', 'Wie erreiche ich den Support?'],
    courses: ['Welche Kurse bieten Sie an?', 'Was kostet ein Kurs?', 'Wie melde ich mich an?'],
    advice: ['Welche Leistungen bieten Sie an?', 'Wie vereinbare ich ein Gespräch?', 'Was kostet das?'],
    any: ['Was bieten Sie an?', 'Wann sind Sie erreichbar?', 'Wie kann ich Sie kontaktieren?'],
  },
  categories: {
    shipping: 'Versand',
    returns: 'Rückgabe',
    orders: 'Bestellung',
    payment: 'Zahlung',
    sizes: 'Größen',
    warranty: 'Garantie',
    repairs: 'Reparatur',
    care: 'Pflege',
    hours: 'Öffnungszeiten',
    appointments: 'Termine',
    membership: 'Mitgliedschaft',
    account: 'Konto',
    contact: 'Kontakt',
    products: 'Produkte',
    other: 'Sonstiges',
  },
  sample: 'Guten Tag, ich habe eine Frage zu Ihrem Geschäft.',
};
