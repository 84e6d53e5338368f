import { openForm } from './contact/openForm.ts';

/* Runs on the contact page: checks the form and sends it. */

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-contact]')) openForm(form);
