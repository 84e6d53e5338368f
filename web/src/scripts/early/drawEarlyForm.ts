import { EARLY_FORM } from '#web/lib/auth/sign-in/EARLY_FORM.ts';

export interface EarlyTexts {
  title: string;
  text: string;
  email: string;
  password: string;
  submit: string;
}

function field(name: string, type: string, label: string, autocomplete: AutoFill): [HTMLElement, HTMLElement] {
  const caption = document.createElement('label');
  const input = document.createElement('input');
  caption.textContent = label;
  caption.htmlFor = `early-${name}`;
  Object.assign(input, { id: caption.htmlFor, name, type, autocomplete, required: true });
  return [caption, input];
}

/**
 * The sign-in form before the app is there: fields that can be filled in, and a button that notes that the form was submitted.
 * The app's own form takes over what stands in it.
 */
export function drawEarlyForm(texts: EarlyTexts): HTMLElement {
  const main = document.createElement('main');
  const form = document.createElement('form');
  const heading = document.createElement('h1');
  const lead = document.createElement('p');
  const button = document.createElement('button');
  main.id = EARLY_FORM;
  main.className = 'plain-page early-form';
  heading.textContent = texts.title;
  lead.textContent = texts.text;
  button.className = 'plain-button primary';
  button.textContent = texts.submit;
  form.append(
    ...field('email', 'email', texts.email, 'username'),
    ...field('password', 'password', texts.password, 'current-password'),
    button,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset['submitted'] = 'true';
    button.ariaBusy = 'true';
  });
  main.append(heading, lead, form);
  return main;
}
