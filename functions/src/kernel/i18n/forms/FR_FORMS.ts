import type { FormTexts } from './FormTexts.ts';

/** Words around a form in French. */
export const FR_FORMS: FormTexts = {
  send: 'Envoyer',
  sending: 'Envoi…',
  thanks: 'Merci. Vos informations ont bien été envoyées.',
  optional: 'facultatif',
  choose: 'Veuillez choisir',
  yes: 'Oui',
  problems: 'Rien n’a encore été envoyé. Veuillez vérifier :',
  privacy: '{business} utilise vos informations pour traiter votre demande.',
  privacyLink: 'Politique de confidentialité',
  faults: {
    missing: 'Veuillez remplir ce champ.',
    'too-long': 'Veuillez raccourcir le texte à {max} caractères au maximum.',
    unreadable: 'Le texte contient des caractères illisibles. Veuillez le saisir à nouveau.',
    email: 'Veuillez indiquer une adresse e-mail complète, par exemple nom@example.com.',
    phone: 'Veuillez indiquer un numéro de téléphone, par exemple +33 1 23 45 67 89.',
    number: 'Veuillez indiquer un nombre en chiffres, par exemple 12 ou 3,5.',
    small: 'Veuillez indiquer {bound} au minimum.',
    large: 'Veuillez indiquer {bound} au maximum.',
    date: 'Veuillez indiquer un jour, par exemple le 31/12/2026.',
    early: 'Veuillez indiquer le {bound} ou un jour ultérieur.',
    late: 'Veuillez indiquer le {bound} ou un jour antérieur.',
    option: 'Veuillez choisir l’une des réponses.',
    pattern: 'Veuillez vérifier cette saisie : elle n’a pas la forme attendue.',
    consent: 'Veuillez cocher cette case : nous avons besoin de votre consentement.',
  },
  files: {
    type: 'Veuillez choisir une image (JPEG, PNG, WebP) ou un fichier PDF.',
    large: 'Le fichier est trop volumineux. {max} Mo au maximum sont possibles.',
    damaged: 'Le fichier est illisible. Veuillez en choisir un autre.',
    unsafe: 'Le fichier a été jugé dangereux et n’a pas été accepté.',
    unchecked: 'Le fichier n’a pas pu être vérifié. Veuillez réessayer plus tard.',
  },
  gone: 'Ce formulaire n’est pas ou plus disponible.',
  full: 'Rien n’a été envoyé : le maximum du jour est atteint. Votre saisie est conservée. Veuillez réessayer demain.',
};
