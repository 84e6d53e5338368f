import type { DeskTemplates } from './DeskTemplates.ts';

/**
 * German texts of the desk. The notice is the model of Anlage 1 zu Artikel 246a § 1 Absatz 2 Satz 2 EGBGB for the purchase of goods in
 * one delivery, with the sentence about the withdrawal function.
 */
export const DE_DESK_TEMPLATES: DeskTemplates = {
  withdrawalIntro:
    'Hier können Sie einen Vertrag widerrufen, den Sie mit uns im Fernabsatz geschlossen haben. Einen Grund müssen Sie nicht nennen. Den Eingang bestätigen wir Ihnen sofort per E-Mail.',
  cancellationIntro:
    'Hier können Sie einen laufenden Vertrag mit uns kündigen. Den Eingang Ihrer Kündigung bestätigen wir Ihnen sofort per E-Mail.',
  next: 'Wir bearbeiten Ihre Erklärung und melden uns unter der angegebenen E-Mail-Adresse, falls noch etwas fehlt. Bewahren Sie die Bestätigung bitte auf.',
  notice: `Widerrufsbelehrung

Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ([Name, Anschrift, Telefonnummer und E-Mail-Adresse des Unternehmens]) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Sie können Ihr Widerrufsrecht auch online unter [Adresse dieser Seite] ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt Ihrer Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet. Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an [Anschrift für Rücksendungen] zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.`,
};
