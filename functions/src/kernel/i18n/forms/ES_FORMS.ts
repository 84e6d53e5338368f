import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Spanish. */
export const ES_FORMS: FormTexts = {
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: 'Gracias. Sus datos se han enviado.',
  optional: 'opcional',
  choose: 'Elija una respuesta',
  yes: 'Sí',
  problems: 'Todavía no se ha enviado nada. Compruebe:',
  privacy: '{business} utiliza sus datos para tramitar su solicitud.',
  privacyLink: 'Política de privacidad',
  faults: {
    missing: 'Rellene este campo.',
    'too-long': 'Acorte el texto a {max} caracteres como máximo.',
    unreadable: 'El texto contiene caracteres ilegibles. Escríbalo de nuevo.',
    email: 'Indique una dirección de correo completa, por ejemplo nombre@example.com.',
    phone: 'Indique un número de teléfono, por ejemplo +34 91 123 45 67.',
    number: 'Indique un número en cifras, por ejemplo 12 o 3,5.',
    small: 'Indique {bound} como mínimo.',
    large: 'Indique {bound} como máximo.',
    date: 'Indique un día, por ejemplo 31/12/2026.',
    early: 'Indique el {bound} o un día posterior.',
    late: 'Indique el {bound} o un día anterior.',
    option: 'Elija una de las respuestas.',
    pattern: 'Compruebe este dato: no tiene la forma esperada.',
    consent: 'Marque esta casilla: necesitamos su consentimiento.',
  },
  files: {
    type: 'Elija una imagen (JPEG, PNG, WebP) o un archivo PDF.',
    large: 'El archivo es demasiado grande. El máximo es de {max} MB.',
    damaged: 'No se puede leer el archivo. Elija otro.',
    unsafe: 'El archivo se ha considerado inseguro y no se ha aceptado.',
    unchecked: 'No se ha podido comprobar el archivo. Inténtelo más tarde.',
  },
  gone: 'Este formulario no está disponible o ya no lo está.',
  full: 'No se ha enviado nada: se ha alcanzado el máximo de hoy. Lo que ha escrito sigue ahí. Inténtelo mañana.',
};
