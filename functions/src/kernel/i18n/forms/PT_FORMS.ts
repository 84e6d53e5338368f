import type { FormTexts } from './FormTexts.ts';

/** Words around a form in Portuguese. */
export const PT_FORMS: FormTexts = {
  send: 'Enviar',
  sending: 'A enviar…',
  thanks: 'Obrigado. Os seus dados foram enviados.',
  optional: 'opcional',
  choose: 'Escolha uma resposta',
  yes: 'Sim',
  problems: 'Ainda não foi enviado nada. Verifique:',
  privacy: '{business} utiliza os seus dados para tratar o seu pedido.',
  privacyLink: 'Política de privacidade',
  faults: {
    missing: 'Preencha este campo.',
    'too-long': 'Encurte o texto para {max} caracteres, no máximo.',
    unreadable: 'O texto contém caracteres que não conseguimos ler. Escreva-o de novo.',
    email: 'Indique um endereço de e-mail completo, por exemplo nome@example.com.',
    phone: 'Indique um número de telefone, por exemplo +351 21 123 4567.',
    number: 'Indique um número em algarismos, por exemplo 12 ou 3,5.',
    small: 'Indique {bound} ou mais.',
    large: 'Indique {bound} ou menos.',
    date: 'Indique um dia, por exemplo 31/12/2026.',
    early: 'Indique {bound} ou um dia posterior.',
    late: 'Indique {bound} ou um dia anterior.',
    option: 'Escolha uma das respostas.',
    pattern: 'Verifique este dado: não tem a forma esperada.',
    consent: 'Assinale esta caixa: precisamos do seu consentimento.',
  },
  files: {
    type: 'Escolha uma imagem (JPEG, PNG, WebP) ou um ficheiro PDF.',
    large: 'O ficheiro é demasiado grande. São possíveis {max} MB, no máximo.',
    damaged: 'Não é possível ler o ficheiro. Escolha outro.',
    unsafe: 'O ficheiro foi considerado inseguro e não foi aceite.',
    unchecked: 'Não foi possível verificar o ficheiro. Tente mais tarde.',
  },
  gone: 'Este formulário não está, ou já não está, disponível.',
  full: 'Não foi enviado nada: o máximo de hoje foi atingido. O que escreveu continua aqui. Tente amanhã.',
};
