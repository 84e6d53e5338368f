import type { PrivacyText } from './PrivacyText.ts';

export const privacyDe: PrivacyText = {
  title: 'Datenschutzerklärung',
  description:
    'Was Parlance speichert, wenn jemand einem Chatbot schreibt oder ein Konto eröffnet, wo und wie lange es gespeichert wird und welche Rechte Sie haben.',
  lead: 'Was wir speichern, wenn Sie einem Chatbot schreiben oder ein Konto eröffnen, wo und wie lange, und was Sie von uns verlangen können.',
  sections: [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Ein Unternehmen bindet seinen Parlance-Chatbot auf seiner Website ein und bestimmt, wofür er genutzt wird. Dieses Unternehmen ist für Ihre Unterhaltung verantwortlich; wir verarbeiten sie in seinem Auftrag und nach seinen Weisungen. Daneben gilt die Datenschutzerklärung des Unternehmens.',
        'Für Konten auf dieser Website ist Parlance verantwortlich.',
      ],
      items: [],
    },
    {
      title: 'Wenn Sie eine Website mit Chatbot besuchen',
      paragraphs: [
        'Vor Ihrer ersten Nachricht wird nichts über Sie gespeichert, und der Chatbot setzt keine Cookies. Ab Ihrer ersten Nachricht speichern wir:',
      ],
      items: [
        'die Unterhaltung: Ihre Nachrichten, die Antworten und die darin zitierten Textstellen, mit Datum, Uhrzeit und Sprache',
        'die Adresse (Origin) der Website, auf der der Chatbot eingebunden ist, etwa https://shop.example',
        'eine Bewertung, wenn Sie eine abgeben',
        'Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer und Ihre Nachricht, wenn Sie diese Angaben hinterlassen, mit dem Zeitpunkt Ihrer Einwilligung',
      ],
    },
    {
      title: 'Was der Chatbot in Ihrem Browser ablegt',
      paragraphs: ['Vor Ihrer ersten Nachricht nichts. Danach in diesen drei Fällen:'],
      items: [
        'Sobald Sie etwas geschrieben haben, behält Ihr Browser in diesem Tab einen Schlüssel zu dieser Unterhaltung, damit sie weitergeht, wenn Sie die Seite neu laden oder eine andere Seite der Website öffnen, und einen Vermerk, ob der Chat geöffnet war. Beides ist für die von Ihnen begonnene Unterhaltung erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG), enthält keine Ihrer Nachrichten, bleibt auf Ihrem Gerät und verschwindet, sobald Sie den Tab schließen, einen neuen Chat beginnen oder den Chat löschen.',
        'Wenn Sie den Chat schließen, merkt sich Ihr Browser in diesem Tab, dass er geschlossen wurde, damit er sich nicht erneut von selbst öffnet. Der Vermerk enthält keine Angaben über Sie, bleibt auf Ihrem Gerät und verschwindet, sobald Sie den Tab schließen.',
        'Wenn Sie im Menü des Chats „Unterhaltung auf diesem Gerät merken“ einschalten, speichert Ihr Browser einen Schlüssel, mit dem sich die Unterhaltung 30 Tage lang fortsetzen lässt. Das geschieht nur mit Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), die Sie im Menü jederzeit widerrufen können.',
      ],
    },
    {
      title: 'Ihre Netzwerkadresse',
      paragraphs: [
        'Um Missbrauch zu verhindern, zählen wir Anfragen je Netzwerk. Dazu wird Ihre IP-Adresse gekürzt und anschließend gehasht; der Zählerstand wird kurz darauf automatisch gelöscht. Unser Hosting-Anbieter Google Cloud führt außerdem für begrenzte Zeit technische Zugriffsprotokolle, die IP-Adressen enthalten können. Wir nutzen beides nicht, um Sie wiederzuerkennen.',
      ],
      items: [],
    },
    {
      title: 'Wie Antworten entstehen',
      paragraphs: [
        'Es antwortet eine KI und kein Mensch, es sei denn, jemand aus dem Team des Unternehmens übernimmt die Unterhaltung. Ist Vertex AI eingerichtet, werden Ihre Frage, der letzte Teil der Unterhaltung und passende Textstellen aus den Dokumenten des Unternehmens von Google Vertex AI in der Europäischen Union verarbeitet. Setzt der Betreiber stattdessen einen anderen Anbieter von Sprachmodellen ein, den er Ihnen auf Anfrage nennt, so verarbeitet dieser dieselben Daten. Entscheidungen mit rechtlicher Wirkung werden dabei nicht über Sie getroffen.',
        'Bitte schreiben Sie keine Passwörter, Zahlungsdaten oder Gesundheitsdaten in den Chat.',
      ],
      items: [],
    },
    {
      title: 'Wenn Sie ein Konto eröffnen',
      paragraphs: ['Um das Konto bereitzustellen (Art. 6 Abs. 1 lit. b DSGVO), speichern wir:'],
      items: [
        'Name, E-Mail-Adresse, Sprache und ein Hashwert Ihres Passworts, oder dass Google oder Microsoft Ihre Identität bestätigt',
        'welche Fassung der Allgemeinen Geschäftsbedingungen Sie wann akzeptiert haben',
        'Ihr zweiter Faktor, wenn Sie einen einrichten: eine Telefonnummer für Codes per SMS oder das Geheimnis, das Sie mit Ihrer Authenticator-App teilen; beides liegt bei Firebase Authentication und dient nur der Anmeldung',
        'die Antworten im Fragebogen nach der Registrierung, soweit Sie welche geben: berufliche Rolle, Kontaktwege, Branche, Größe, Anfragen, Werkzeuge und wie Sie uns gefunden haben. Damit schlagen wir Ihnen Einstellungen vor; auf Ihrer Kontoseite können Sie sie ändern oder leeren',
        'Browser, Betriebssystem, Art und Zeit jeder noch offenen Anmeldung, damit Sie fremde Anmeldungen erkennen und beenden können',
        'Name, Branche und Land Ihrer Organisation, ihre Mitglieder mit deren Rollen und wer darin was geändert hat',
        'die Dokumente, Chatbots und Einstellungen, die Sie anlegen',
        'wenn Sie zahlen: Firma, Adresse, Steuernummer und Rechnungen. Stripe wickelt die Zahlung ab und verwahrt Ihre Karte, deren Nummer wir nie sehen; Rechnungen bewahren wir so lange auf, wie das Steuerrecht es verlangt',
      ],
    },
    {
      title: 'Wenn Sie Parlance ohne Konto ausprobieren',
      paragraphs: [
        'Der Chat auf unserer Startseite ist ein eigener Chatbot von uns. Für ihn gilt dasselbe wie für Chatbots auf anderen Websites; seine Unterhaltungen werden täglich gelöscht.',
        'Wenn Sie die Adresse einer Website angeben, um deren Chatbot kennenzulernen, lesen wir bis zu 20 ihrer öffentlichen Seiten und speichern die Adresse, den Text dieser Seiten und unsere Vorschläge für den Chatbot eine Stunde lang. Danach wird alles gelöscht, es sei denn, Sie eröffnen ein Konto und behalten den Chatbot. Dazu speichern wir weder Ihren Namen noch Ihre Adresse oder IP-Adresse und auch keine Ihrer Fragen und Antworten; ein Sprachmodell verarbeitet sie wie unter „Wie Antworten entstehen“ beschrieben. Ihr Browser behält in diesem Tab einen Schlüssel zu Ihrem Test. Er ist für den gewünschten Dienst erforderlich (§ 25 Abs. 2 Nr. 2 TDDDG) und verschwindet, sobald Sie den Tab schließen. Vor dem Beginn führt Ihr Browser eine kurze Berechnung aus, die automatische Anfragen fernhält; Dritte sind daran nicht beteiligt.',
      ],
      items: [],
    },
    {
      title: 'Wenn Sie unsere Kontaktseite nutzen',
      paragraphs: [
        'Wir speichern Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie sie angeben, Ihre Nachricht und den Zeitpunkt Ihrer Einwilligung (Art. 6 Abs. 1 lit. a DSGVO), um Ihnen zu antworten, und löschen sie nach 180 Tagen. Vor dem Absenden führt Ihr Browser eine kurze Berechnung aus, die automatische Zusendungen fernhält; Dritte sind daran nicht beteiligt.',
      ],
      items: [],
    },
    {
      title: 'Was diese Website in Ihrem Browser ablegt',
      paragraphs: [
        'Ihre Sprache wird ein Jahr lang in einem Cookie gespeichert, damit sich die Seiten in ihr öffnen, und sobald Sie eine wählen, auch der Zeitpunkt der Wahl. Wenn Sie die Verwaltungsoberfläche nutzen, speichert Ihr Browser außerdem Ihre Anmeldung, Ihre Wahl der hellen oder dunklen Darstellung und bis zu eine Stunde lang die Seite, die Sie vor der Anmeldung öffnen wollten.',
      ],
      items: [],
    },
    {
      title: 'Wo gespeichert wird',
      paragraphs: [
        'Unterhaltungen, Kontaktdaten und Dokumente werden in Frankfurt am Main gespeichert (Google-Cloud-Region europe-west3). Anmeldedaten von Kontoinhabern verarbeitet Firebase Authentication; dabei verarbeitet Google Daten auch in den USA. Wir verkaufen keine Daten. Es gibt weder Werbung noch Tracking.',
      ],
      items: [],
    },
    {
      title: 'Wie lange gespeichert wird',
      paragraphs: [
        'Unterhaltungen und Kontaktdaten bleiben gespeichert, bis das Unternehmen sie löscht oder durch uns löschen lässt. Haben Sie über einen Chatbot beim Unternehmen etwas ändern lassen, etwa eine Bestellung storniert, bleibt das so lange festgehalten, wie das Unternehmen Unterhaltungen aufbewahrt, auch wenn Ihre gelöscht wird: Zeitpunkt, Art der Änderung und Ergebnis, ohne Ihre Worte (Art. 6 Abs. 1 lit. f DSGVO, um nachweisen zu können, was beauftragt wurde). Kontodaten bleiben bis zur Löschung des Kontos gespeichert, sofern uns das Gesetz nicht zu einer längeren Aufbewahrung verpflichtet.',
        'Was gelöscht wird, ist sofort oder noch am selben Tag aus dem Produkt verschwunden. In den Sicherungen unserer Datenbank bleibt es höchstens 14 Tage; sie dienen allein dazu, durch einen Fehler Zerstörtes wiederherzustellen.',
      ],
      items: [],
    },
    {
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft über Ihre Daten verlangen, deren Berichtigung oder Löschung, die Einschränkung der Verarbeitung und eine Kopie in einem gängigen Format. Sie können der Verarbeitung widersprechen und eine Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen. Wenden Sie sich wegen einer Unterhaltung bitte an das Unternehmen, dessen Website Sie genutzt haben; wir unterstützen es bei der Antwort. Außerdem können Sie sich bei einer Datenschutzaufsichtsbehörde beschweren.',
      ],
      items: [],
    },
  ],
  contactTitle: 'Kontakt',
  contactText: 'Fragen zu Ihren Daten und Anträge an uns:',
};
