import { newId } from '@parlance/domain/ids';
import { type Answers, problemsOf } from './problemsOf.ts';
import { sendRequest } from './sendRequest.ts';

const FIELDS = ['email', 'phone', 'message', 'consent'] as const;

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`);
}

function answersOf(form: HTMLFormElement): Answers {
  const data = new FormData(form);
  const text = (name: string) => fieldOf(form, name)?.value ?? '';
  return { email: text('email'), phone: text('phone'), message: text('message'), hasConsent: data.has('consent') };
}

/** Shows what is wrong below each field and goes to the first of them. Returns whether nothing is. */
function showProblems(form: HTMLFormElement): boolean {
  const problems = problemsOf(answersOf(form));
  for (const name of FIELDS) {
    const problem = problems.get(name);
    const place = form.querySelector(`#contact-${name}-error`);
    if (place) place.textContent = problem === undefined ? '' : (form.dataset[problem] ?? '');
    fieldOf(form, name)?.setAttribute('aria-invalid', String(problem !== undefined));
  }
  const first = FIELDS.find((name) => problems.has(name));
  if (first !== undefined) fieldOf(form, first)?.focus();
  return first === undefined;
}

/** Brings the form to life: what is wrong is said at once, a message that failed can be sent again and arrives once. */
export function openForm(form: HTMLFormElement): void {
  const requestId = newId();
  const status = form.querySelector('output');
  const button = form.querySelector('button');
  let isSending = false;

  const say = (text: string | undefined) => {
    if (status) status.textContent = text ?? '';
  };
  const send = async () => {
    if (isSending || !showProblems(form)) return;
    isSending = true;
    button?.setAttribute('aria-disabled', 'true');
    say(form.dataset['sending']);
    const { email, phone, message } = answersOf(form);
    const outcome = await sendRequest({
      requestId,
      email,
      phone,
      message,
      consent: true,
      locale: form.dataset['contact'],
      website: fieldOf(form, 'website')?.value ?? '',
      filledMs: Math.round(performance.now()),
    });
    isSending = false;
    button?.removeAttribute('aria-disabled');
    say(outcome === 'sent' ? '' : form.dataset[outcome]);
    if (outcome !== 'sent') return;
    const sent = document.querySelector<HTMLElement>('.contact-sent');
    form.hidden = true;
    if (!sent) return;
    sent.hidden = false;
    sent.focus();
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
}
