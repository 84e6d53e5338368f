import type { WidgetLocale } from '@parlance/domain/widget/widgetLocales';

interface TranscriptTexts {
  intro: string;
  /** `{name}` stands for the business. */
  consent: string;
  /** `{email}` stands for the address. */
  sent: string;
}

/** Texts of the form that has the conversation mailed, in every language of the chat: they come with its code, which few visitors load. */
export const TRANSCRIPT_TEXTS: Readonly<Record<WidgetLocale, TranscriptTexts>> = {
  en: {
    intro: 'This chat is sent once to your address. Web addresses and phone numbers in your own messages are left out.',
    consent:
      'I agree that {name} sends this chat to this address. The address is used for nothing else and is not kept.',
    sent: 'The chat is on its way to {email}.',
  },
  de: {
    intro:
      'Diese Unterhaltung wird einmal an Ihre Adresse gesendet. Webadressen und Telefonnummern in Ihren eigenen Nachrichten werden ausgelassen.',
    consent:
      'Ich bin einverstanden, dass {name} diese Unterhaltung an diese Adresse sendet. Die Adresse wird für nichts anderes verwendet und nicht aufbewahrt.',
    sent: 'Die Unterhaltung ist unterwegs an {email}.',
  },
  fr: {
    intro:
      'Cette conversation est envoyée une seule fois à votre adresse. Les adresses web et les numéros de téléphone de vos propres messages sont omis.',
    consent:
      'J’accepte que {name} envoie cette conversation à cette adresse. L’adresse ne sert à rien d’autre et n’est pas conservée.',
    sent: 'La conversation est en route vers {email}.',
  },
  it: {
    intro:
      'Questa conversazione viene inviata una sola volta al Suo indirizzo. Gli indirizzi web e i numeri di telefono nei Suoi messaggi vengono omessi.',
    consent:
      'Acconsento che {name} invii questa conversazione a questo indirizzo. L’indirizzo non viene usato per altro e non viene conservato.',
    sent: 'La conversazione è in viaggio verso {email}.',
  },
  es: {
    intro:
      'Esta conversación se envía una sola vez a su dirección. Se omiten las direcciones web y los números de teléfono de sus propios mensajes.',
    consent:
      'Acepto que {name} envíe esta conversación a esta dirección. La dirección no se usa para nada más y no se conserva.',
    sent: 'La conversación va en camino a {email}.',
  },
  nl: {
    intro:
      'Dit gesprek wordt één keer naar uw adres verstuurd. Webadressen en telefoonnummers in uw eigen berichten worden weggelaten.',
    consent:
      'Ik ga ermee akkoord dat {name} dit gesprek naar dit adres verstuurt. Het adres wordt nergens anders voor gebruikt en niet bewaard.',
    sent: 'Het gesprek is onderweg naar {email}.',
  },
  pl: {
    intro:
      'Rozmowa zostanie wysłana jeden raz na podany adres. Adresy stron i numery telefonów w wiadomościach osoby piszącej zostaną pominięte.',
    consent:
      'Wyrażam zgodę na wysłanie tej rozmowy na ten adres przez firmę {name}. Adres nie będzie używany do niczego innego ani przechowywany.',
    sent: 'Rozmowa jest w drodze na adres {email}.',
  },
  pt: {
    intro:
      'Esta conversa é enviada uma única vez para o seu endereço. Endereços da web e números de telefone nas suas mensagens são omitidos.',
    consent:
      'Concordo que {name} envie esta conversa para este endereço. O endereço não é usado para mais nada e não é guardado.',
    sent: 'A conversa está a caminho de {email}.',
  },
  cs: {
    intro:
      'Konverzace se na vaši adresu pošle jednou. Webové adresy a telefonní čísla ve vašich vlastních zprávách se vynechají.',
    consent:
      'Souhlasím s tím, aby společnost {name} poslala tuto konverzaci na tuto adresu. Adresa se k ničemu jinému nepoužije a neuchovává se.',
    sent: 'Konverzace je na cestě na adresu {email}.',
  },
  tr: {
    intro:
      'Bu sohbet adresinize bir kez gönderilir. Kendi mesajlarınızdaki web adresleri ve telefon numaraları çıkarılır.',
    consent:
      '{name} tarafından bu sohbetin bu adrese gönderilmesini kabul ediyorum. Adres başka hiçbir şey için kullanılmaz ve saklanmaz.',
    sent: 'Sohbet şu adrese gönderiliyor: {email}.',
  },
  da: {
    intro: 'Samtalen sendes én gang til din adresse. Webadresser og telefonnumre i dine egne beskeder udelades.',
    consent:
      'Jeg accepterer, at {name} sender denne samtale til denne adresse. Adressen bruges ikke til andet og gemmes ikke.',
    sent: 'Samtalen er på vej til {email}.',
  },
  sv: {
    intro:
      'Konversationen skickas en gång till din adress. Webbadresser och telefonnummer i dina egna meddelanden utelämnas.',
    consent:
      'Jag godkänner att {name} skickar den här konversationen till den här adressen. Adressen används inte till något annat och sparas inte.',
    sent: 'Konversationen är på väg till {email}.',
  },
};
